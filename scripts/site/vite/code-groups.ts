/** What pages run by themselves (`src/entry.start.ts`): it stays in one file with its entry. */
const ALONE =
  /src\/(start\/|.*\.client\.ts$|.*\/(drive-|drivers|drawn|holds|row|carousel-state|close-groups|follow-scroll|scroll-positions|keep-place|print-day|arrival|wear-sheet|path-of|frame-consent|second-clock|countdown-leaves|remaining)[\w-]*\.ts$)|date-fns\/constants/;

const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|set-cookie-parser|cookie|i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements)\//;

/**
 * Rome's time too: what it stands on makes a formatter of dates as soon as it is evaluated, which takes
 * longer than all other libraries together, and each file is evaluated in a task of its own.
 */
const SHARED =
  /src\/(components|layout|content|i18n|time|pricing|pages\/shared)\/|node_modules\/date-fns(-tz)?\//;

/**
 * How the code that draws pages is cut: the libraries in one file, what several pages share in
 * another. By itself the bundler makes thirty files of a few hundred bytes, and each is a request.
 */
export const CODE_SPLITTING = {
  // What a shared module imports may be what pages run by themselves.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'libraries', priority: 2, test: (id: string) => LIBRARIES.test(id) && !ALONE.test(id) },
    {
      name: 'shared',
      priority: 1,
      minShareCount: 2,
      test: (id: string) => SHARED.test(id) && !ALONE.test(id),
    },
  ],
};
