/**
 * The first script of each page in an engine. It records console messages, which WebKit reports to
 * nobody, and sets the clock to a moment (milliseconds) at which the made-up camp is enrolling.
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
  // Capturing, because a picture or script that fails to load fires an event that does not bubble.
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
