// Reads texts beside the thread that answers; VerifyThread ends it when one takes too long.
import { parentPort, workerData } from 'node:worker_threads';
import type { AskedText } from '../../check/verify/verify-refusal.ts';
import { createVerify, type VerifyMaterial } from '../../check/verify/verify-text.ts';

const materials: readonly VerifyMaterial[] = workerData;
const all = materials.map((material) => [material.language, createVerify(material)] as const);
const [first] = all;
const byLanguage = new Map(all);

/** What compiles at first use is made before a text waits for it. */
for (const [, verify] of all)
  verify('Dal 9 giugno, alle 9:30: 12 € per 3 anni. From 9 June, at 9am: €12.');

parentPort?.on('message', ({ text, venue, language }: AskedText) => {
  const verify = language === undefined ? first?.[1] : byLanguage.get(language);
  parentPort?.postMessage(verify?.(text, venue) ?? []);
});
parentPort?.postMessage('ready');
