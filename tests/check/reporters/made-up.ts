import type { Finding, Place } from '../../../src/check/finding.ts';
import { JsonDocument } from '../../../src/check/json/json-document.ts';
import { Project } from '../../../src/check/project.ts';
import type { ReportContext } from '../../../src/check/reporters/report.ts';
import type { CheckResult } from '../../../src/check/run-checks.ts';
import { schemas } from '../../schemas.ts';

/** Four small files, where one page says another price. */
const FILES = {
  'site.json':
    '{\n  "origin": "https://www.campo.example",\n  "locales": [{ "id": "it", "path": "/" }],\n' +
    '  "pages": [\n    { "id": "home", "path": "/", "template": "home" },\n    { "id": "fees", "path": "/tariffe", "template": "venue" }\n  ]\n}\n',
  'facts/prices.json': '{\n  "week": 135\n}\n',
  'pages/fees.json': '{\n  "says": { "prices.week": 129 }\n}\n',
  'texts/it/home.json': '{ "title": "{{prices.week, euro}}" }\n',
};

export const project = new Project(
  Object.entries(FILES).map(([path, text]) => new JsonDocument({ path, text })),
  schemas,
);

export const CONTEXT: ReportContext = { folder: 'content', milliseconds: 12, strict: false };

export function place(file: keyof typeof FILES, pointer: string): Place {
  const document = project.document(file);
  if (!document) throw new Error(`no ${file}`);
  return document.locate(pointer);
}

const official = place('facts/prices.json', '/week');
const said = place('pages/fees.json', '/says/prices.week');

/** A page against the official price of the week. */
export const contradiction: Finding = {
  code: 'says-same',
  severity: 'error',
  args: { fact: 'prices.week' },
  ...said,
  fact: 'prices.week',
  value: 129,
  pages: ['/tariffe'],
  related: [{ ...official, value: 135, pages: ['/'], role: 'authority' }],
};

export const stray: Finding = {
  code: 'file-unknown',
  severity: 'error',
  args: {},
  ...place('facts/prices.json', '/week'),
};

export const toConfirm: Finding = {
  code: 'to-confirm',
  severity: 'info',
  args: { fields: ['week'], note: 'Prezzo di esempio.' },
  ...place('facts/prices.json', '/week'),
};

export function resultOf(findings: readonly Finding[]): CheckResult {
  return { findings, files: project.documents.length, crashes: [], isPartial: false, project };
}
