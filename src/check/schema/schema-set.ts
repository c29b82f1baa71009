import type { ErrorObject, ValidateFunction } from 'ajv';
import { type Json, parentOf, pointerOf, pointerSteps, withPart } from '../../content/json.ts';
import { memoizeEach } from '../../content/memoize.ts';
import { type ReadError, type References, unknownIn } from './reference-keywords.ts';
import { type SchemaFile, SchemaTree } from './schema-tree.ts';

type OfAjv = 'keyword' | 'instancePath' | 'data' | 'parentSchema' | 'propertyName';

/**
 * What a schema rejects; with `propertyName` it is that key, not its value. An unknown name comes
 * with what to report.
 */
export type SchemaError = Pick<ErrorObject, OfAjv> & {
  readonly params: Record<string, unknown>;
  readonly read?: ReadError;
};

/** The validator of a schema, by its path. */
export type ValidatorAt = (schemaId: string) => ValidateFunction;

/** All schemas; validates a value against any of them. */
export class SchemaSet extends SchemaTree {
  readonly validatorAt: ValidatorAt;

  /** @param validatorAt gives validators compiled from these schemas */
  constructor(files: readonly SchemaFile[], validatorAt: ValidatorAt) {
    super(files);
    this.validatorAt = validatorAt;
  }

  /** All errors of a value; with the names that exist, also unknown names and missing texts. */
  errors(schemaId: string, value: Json, references?: References): SchemaError[] {
    const isGroup = typeof value === 'object' && value !== null;
    return [
      ...(isGroup ? this.#groupErrors(value, schemaId) : this.#validate(schemaId, value)),
      ...(references ? this.unknownNames(schemaId, value, references) : []),
    ].filter((error) => !this.#isAbsent(schemaId, error));
  }

  /**
   * The errors of a value in the place of another, such as what a page says of a fact; none where no
   * schema describes it. Paths begin at the value.
   * @param whole the file, which may lack that place
   */
  errorsAt(
    schemaId: string,
    whole: Json | undefined,
    steps: readonly string[],
    value: Json,
    references?: References,
  ): SchemaError[] {
    const changed = withPart(whole, steps, value) ?? null;
    const at = pointerOf(steps);
    if (!this.has(schemaId)) return [];
    return [
      ...this.#validate(schemaId, changed),
      ...(references ? this.unknownNames(schemaId, changed, references) : []),
    ]
      .filter(({ instancePath }) => `${instancePath}/`.startsWith(`${at}/`))
      .map((error) => ({ ...error, instancePath: error.instancePath.slice(at.length) }));
  }

  #validate(schemaId: string, value: Json): readonly SchemaError[] {
    const validate = this.validatorAt(schemaId);
    validate(value);
    return (validate.errors ?? []) as SchemaError[];
  }

  /** Several rules ask for the errors of one file, and for them again after an edit of another. */
  readonly #groupErrors = memoizeEach((value: object, schemaId) =>
    this.#validate(schemaId, value as Json),
  );

  /** The names in a value that do not exist, and the texts that its names lack. */
  unknownNames(schemaId: string, value: Json, references: References): SchemaError[] {
    const errors: SchemaError[] = [];
    this.eachPart(schemaId, value, (parentSchema, data, part, pointer) => {
      const isKey = part === 'key';
      const common = {
        keyword: 'reference',
        params: {},
        instancePath: isKey ? parentOf(pointer) : pointer,
        data,
        parentSchema,
        ...(isKey && { propertyName: String(data) }),
      };
      for (const read of unknownIn(parentSchema, data, references))
        errors.push({ ...common, read });
    });
    return errors;
  }

  /** In facts `null` means that there is no value: allowed unless the key is required. */
  #isAbsent(schemaId: string, { data, instancePath }: SchemaError): boolean {
    if (data !== null || instancePath === '' || !schemaId.startsWith('facts/')) return false;
    return !this.requires(schemaId, pointerSteps(instancePath));
  }
}

/** Keywords that judge a value by itself; the others depend on what is around it. */
const OF_VALUE = /^(?:type|enum|const|format|pattern|minimum|maximum|multipleOf|minLength)$/;

/** Whether a value by itself is wrong. */
export function isOfValue({ keyword }: SchemaError): boolean {
  return OF_VALUE.test(keyword);
}

/**
 * A value with null for each part that its schema rejects: rules compute with the rest, and the
 * schema reports the part once.
 */
export function validValue(value: Json, errors: readonly SchemaError[]): Json {
  return errors
    .filter(isOfValue)
    .reduce<Json>(
      (valid, { instancePath }) => withPart(valid, pointerSteps(instancePath), null) ?? null,
      value,
    );
}
