import { expect, it } from 'vitest';
import { createMetrics } from '../../../scripts/serve/metrics.ts';

it('counts answers and texts, and tells nothing else of them', async () => {
  const { answered, generated, app } = createMetrics();
  for (const status of [200, 304, 308, 404, 200]) answered(status);
  generated({
    event: 'generate',
    time: '2025-06-09T10:00:00.000Z',
    id: 'a',
    code: 'ok',
    status: 200,
    ms: 1500,
  });
  generated({
    event: 'generate',
    time: '2025-06-09T10:00:01.000Z',
    id: 'b',
    code: 'wrong-code',
    status: 401,
    ms: 3,
  });
  const response = await app.request('/metrics');
  const lines = (await response.text()).split('\n');
  expect(response.headers.get('Content-Type')).toContain('text/plain');
  for (const line of [
    'site_answers_total{status="2xx"} 2',
    'site_answers_total{status="3xx"} 2',
    'site_answers_total{status="4xx"} 1',
    'generator_requests_total{code="ok"} 1',
    'generator_requests_total{code="wrong-code"} 1',
    'generator_seconds_count 1',
    'generator_seconds_sum 1.5',
  ])
    expect(lines).toContain(line);
});

it('answers at no other address', async () => {
  expect((await createMetrics().app.request('/')).status).toBe(404);
});
