/**
 * How the browser's code is cut: what every page runs by itself in one file, the libraries that draw
 * pages in another, what several pages share in a third. By itself the bundler makes thirty files of
 * a few hundred bytes, and each is a request.
 */
export const CODE_GROUPS = [
  {
    name: 'start',
    priority: 3,
    test: /src\/(start\/|.*\/(drive-|drivers|holds|row|carousel-state|close-groups|follow-scroll|scroll-positions|hash-target|path-of|frame-consent|second-clock|countdown-leaves|remaining)[\w-]*\.ts$)|date-fns\/constants/,
  },
  {
    name: 'libraries',
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|set-cookie-parser|cookie|i18next|react-i18next|use-sync-external-store|date-fns|date-fns-tz|html-parse-stringify|void-elements)\//,
  },
  {
    name: 'shared',
    priority: 1,
    minShareCount: 3,
    test: /src\/(components|layout|content|i18n|time|pages\/shared)\//,
  },
];
