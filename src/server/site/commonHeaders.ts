/**
 * Only what the site uses is allowed: the microphone for dictation, the clipboard for estimates.
 * Features that Chromium does not know (bluetooth, web-share) are left out: it complains on every page.
 */
const PERMISSIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'accelerometer',
      'autoplay',
      'browsing-topics',
      'camera',
      'clipboard-read',
      'display-capture',
      'encrypted-media',
      'gamepad',
      'geolocation',
      'gyroscope',
      'hid',
      'idle-detection',
      'keyboard-map',
      'local-fonts',
      'magnetometer',
      'midi',
      'payment',
      'picture-in-picture',
      'publickey-credentials-create',
      'publickey-credentials-get',
      'screen-wake-lock',
      'serial',
      'storage-access',
      'sync-xhr',
      'usb',
      'window-management',
      'xr-spatial-tracking',
    ].map((feature) => [feature, '()']),
  ),
  'clipboard-write': '(self)',
  microphone: '(self)',
};

/** For everything that is no page: it loads nothing and stands in no frame. */
const BARE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sent with every answer of every host but `assets`; a page brings a policy of its own in the place of the bare one.
 * The list is that of the OWASP Secure Headers Project. Cross-Origin-Embedder-Policy says that frames
 * of others may be shown: booking and gallery are such, once somebody asks for them.
 */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': BARE_POLICY,
  'Cross-Origin-Embedder-Policy': 'unsafe-none',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': Object.entries(PERMISSIONS)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .sort()
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/**
 * For what lies in `assets`, in the place of the common ones: scripts, styles and faces are no documents,
 * and only a document can keep the policies. A kilobyte less for each.
 */
export const ASSET_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COMMON_HEADERS).filter(([name]) =>
    ['Cross-Origin-Resource-Policy', 'X-Content-Type-Options'].includes(name),
  ),
);

/** Only where the address is https: a browser refuses it otherwise. Two years. */
export const HTTPS_ONLY = [
  'Strict-Transport-Security',
  'max-age=63072000; includeSubDomains',
] as const;

/** Vite puts a hash of the content into the names in `assets`: such a file never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_EACH_TIME = 'no-cache';
