import type { ComponentType, ReactNode } from 'react';
import type { Json } from '../../../content/json.ts';
import type { Field } from '../../model/field.ts';

/** The props of every kind of field. */
export interface ControlProps {
  readonly file: string;
  readonly field: Field;
  readonly actions?: ReactNode;
}

/** The props of a field with parts, which are fields of any kind: `View` renders each. */
export interface NestingProps extends ControlProps {
  readonly View: ComponentType<ControlProps>;
}

export interface SingleProps {
  readonly file: string;
  readonly field: Field;
  /** Connects the control with its label and its hint. */
  readonly control: { readonly id: string; readonly 'aria-describedby': string | undefined };
  readonly onChange: (value: Json) => void;
}
