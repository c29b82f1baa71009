// The thread that verifies texts; VerifyThread terminates it when one takes too long.
import { parentPort, workerData } from 'node:worker_threads';
import type { VerifyInput } from '../../verify/claim.ts';
import { createVerify, type VerifyMaterial } from '../../verify/verify-text.ts';

const materials: readonly VerifyMaterial[] = workerData;
const all = materials.map((material) => [material.language, createVerify(material)] as const);
const [first] = all;
const byLanguage = new Map(all);

parentPort?.on('message', ({ text, venue, language }: VerifyInput) => {
  const verify = language === undefined ? first?.[1] : byLanguage.get(language);
  parentPort?.postMessage(verify?.(text, venue) ?? []);
});
parentPort?.postMessage('ready');
