const LIBRARIES =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements)\//;

const SHARED =
  /src\/(components|layout|content|i18n|time|pricing|pages\/shared)\/|src\/(loaders|pages\/templates)\.ts|node_modules\/date-fns(-tz)?\//;

/**
 * How the code of islands and router is cut: the libraries of both in one file, what several pages share
 * in another. By itself the bundler makes thirty files of a few hundred bytes, and each is a request.
 */
export const CODE_SPLITTING = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'libraries', priority: 2, test: (id: string) => LIBRARIES.test(id) },
    { name: 'shared', priority: 1, minShareCount: 2, test: (id: string) => SHARED.test(id) },
  ],
};
