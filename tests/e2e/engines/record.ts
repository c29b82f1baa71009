/**
 * The first script of each page that an engine opens. It notes what the console would say, since WebKit
 * tells nobody, and moves the calendar to a moment, in milliseconds, at which the made-up camp takes
 * enrolments.
 */
export function record(moment: number): void {
  const messages: string[] = [];
  globalThis.consoleMessages = messages;
  const note = (...said: readonly unknown[]) => messages.push(said.map(String).join(' '));
  for (const level of ['warn', 'error'] as const) {
    console[level] = (...said: unknown[]) => note(level, ...said);
  }
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note(effectiveDirective, 'refuses', blockedURI, sample),
  );
  // Captured: a picture or script that does not load tells it to nobody but itself.
  const failed = (event: Event) => {
    const { message } = event as ErrorEvent;
    note('error', message ?? (event.target as Element).outerHTML);
  };
  addEventListener('error', failed, true);

  const moved = moment - Date.now();
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, given: []) =>
      given.length > 0 ? new RealDate(...given) : new RealDate(RealDate.now() + moved),
    get: (RealDate, name) =>
      name === 'now' ? () => RealDate.now() + moved : Reflect.get(RealDate, name),
  });
}
