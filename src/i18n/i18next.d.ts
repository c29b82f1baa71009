import 'i18next';
import type { GeneratorInstruction, TemplateTexts } from '../content/types.ts';

/** A counted word is one text to whoever reads it: i18next takes its form from `count`. */
type Words<T> = T extends { one: string; other: string }
  ? string
  : T extends string | readonly unknown[] | undefined
    ? T
    : // What the page's structure names is there, the check has seen to it; a single line may be left out.
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
