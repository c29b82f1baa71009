/**
 * How the code of islands and router is cut: what several of their files need stands in two, one of packages
 * and one of ours. By itself the bundler makes thirty files of a few hundred bytes, and each is a request.
 */
export const CODE_SPLITTING = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'libraries', priority: 2, minShareCount: 2, test: /node_modules|rolldown\/runtime/ },
    { name: 'shared', priority: 1, minShareCount: 2, test: /\/src\// },
  ],
};
