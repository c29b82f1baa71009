import type { ErrorObject, ValidateFunction } from 'ajv';
import { type Json, pointerSteps } from '../../content/json.ts';
import { memoizeEach } from '../memoize.ts';
import type { ReadError } from './read-error.ts';
import { type References, unknownIn } from './reference-keywords.ts';
import { BASE, type SchemaFile, SchemaTree } from './schema-tree.ts';

export { BASE, type SchemaFile };

type OfAjv = 'keyword' | 'instancePath' | 'data' | 'parentSchema' | 'propertyName';

/**
 * What a schema rejects; with `propertyName` it is that key, not its value. An unknown name comes
 * with what to report.
 */
export type SchemaError = Pick<ErrorObject, OfAjv> & {
  readonly params: Record<string, unknown>;
  readonly read?: ReadError;
};

/** The validator at an address like `facts/prices.schema.json#/additionalProperties`. */
export type ValidatorAt = (address: string) => ValidateFunction;

/** All schemas; validates a value against any schema or part of one. */
export class SchemaSet extends SchemaTree {
  readonly #validatorAt: ValidatorAt;

  /** @param validatorAt gives validators compiled from these schemas */
  constructor(files: readonly SchemaFile[], validatorAt: ValidatorAt) {
    super(files);
    this.#validatorAt = validatorAt;
  }

  /** All errors of a value; with the names that exist, also unknown names and missing texts. */
  errors(address: string, value: Json, references?: References): SchemaError[] {
    const isGroup = typeof value === 'object' && value !== null;
    return [
      ...(isGroup ? this.#groupErrors(value, address) : this.#validate(address, value)),
      ...(references ? this.unknownNames(address, value, references) : []),
    ].filter((error) => !this.#isAbsent(address, error));
  }

  #validate(address: string, value: Json): readonly SchemaError[] {
    const validate = this.#validatorAt(address);
    validate(value);
    return (validate.errors ?? []) as SchemaError[];
  }

  /** Several rules ask for the errors of one file, and for them again after an edit of another. */
  readonly #groupErrors = memoizeEach((value: object, address) =>
    this.#validate(address, value as Json),
  );

  /** The names in a value that do not exist, and the texts that its names lack. */
  unknownNames(address: string, value: Json, references: References): SchemaError[] {
    const errors: SchemaError[] = [];
    this.eachPart(address, value, (parentSchema, data, part, pointer) => {
      const isKey = part === 'key';
      const place = {
        keyword: 'reference',
        params: {},
        instancePath: isKey ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer,
        data,
        parentSchema,
        ...(isKey && { propertyName: String(data) }),
      };
      for (const read of unknownIn(parentSchema, data, references)) errors.push({ ...place, read });
    });
    return errors;
  }

  /** In facts `null` means that there is no value: allowed unless the key is required. */
  #isAbsent(address: string, { data, instancePath }: SchemaError): boolean {
    if (data !== null || instancePath === '' || !/^facts\/[^#]+$/.test(address)) return false;
    const steps = pointerSteps(instancePath);
    const { required } = this.alongPath(address, steps.slice(0, -1)).at(-1) ?? {};
    return !(Array.isArray(required) && required.includes(steps.at(-1) ?? ''));
  }
}
