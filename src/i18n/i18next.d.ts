import 'i18next';
import type { GeneratorInstruction, TemplateTexts } from '../content/types.ts';

/** A counted word has the type of one text: i18next chooses the form by `count`. */
type Words<T> = T extends { one: string; other: string }
  ? string
  : T extends string | readonly unknown[] | undefined
    ? T
    : // Groups are present, as the check ensures; a single text may be left out.
      { [K in keyof T as T[K] extends string | undefined ? K : never]: T[K] } & {
        [K in keyof T as T[K] extends string | undefined ? never : K]-?: Words<NonNullable<T[K]>>;
      };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: { [Name in keyof TemplateTexts]: Words<TemplateTexts[Name]> } & {
      instruction: GeneratorInstruction;
    };
    returnObjects: true;
    strictKeyChecks: true;
  }
}
