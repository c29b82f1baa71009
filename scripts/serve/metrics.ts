import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { LogLine } from '../../src/server/relay/createRelay.ts';

/** Seconds; a text takes some. */
const BUCKETS = [0.5, 1, 2, 5, 10, 20, 40, 60];

/** What happens, in numbers: no address, no text, no name of a page. */
export interface Metrics {
  answered(status: number): void;
  generated(line: LogLine): void;
  /** Tells them at `/metrics`, in the form that Prometheus reads. */
  readonly app: Hono;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'site_answers_total',
    help: 'Answers by the class of their status',
    labelNames: ['status'],
    registers,
  });
  const requests = new Counter({
    name: 'generator_requests_total',
    help: 'Requests to the content generator by what came of them',
    labelNames: ['code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'generator_seconds',
    help: 'How long a generated text took',
    buckets: BUCKETS,
    registers,
  });
  const app = new Hono().get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  return {
    answered: (status) => answers.inc({ status: `${Math.floor(status / 100)}xx` }),
    generated: ({ code, ms }) => {
      requests.inc({ code });
      if (code === 'ok') seconds.observe(ms / 1000);
    },
    app,
  };
}
