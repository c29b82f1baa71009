const REFUSED = `
  accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media
  gamepad geolocation gyroscope hid idle-detection keyboard-map local-fonts magnetometer midi
  payment picture-in-picture publickey-credentials-create publickey-credentials-get
  screen-wake-lock serial storage-access sync-xhr usb window-management xr-spatial-tracking`;

/**
 * Allows only what the site uses: the microphone for dictation, the clipboard for estimates. Omits
 * features that Chromium does not know (bluetooth, web-share): it logs a warning on every page.
 */
const PERMISSIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    REFUSED.trim()
      .split(/\s+/)
      .map((feature) => [feature, '()']),
  ),
  'clipboard-write': '(self)',
  microphone: '(self)',
};

/** The policy of everything but pages: it may load nothing and be framed nowhere. */
const BARE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sent with every response on every host, except for `assets`; pages replace the policy with their
 * own. The list is that of the OWASP Secure Headers Project. Cross-Origin-Embedder-Policy allows
 * frames of other sites: booking and gallery, once a visitor asks for them.
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
 * Sent with `assets` instead of the common ones, and a kilobyte smaller: scripts, styles and fonts
 * are not documents, so the policies do not apply to them.
 */
export const ASSET_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(COMMON_HEADERS).filter(([name]) =>
    ['Cross-Origin-Resource-Policy', 'X-Content-Type-Options'].includes(name),
  ),
);

/** HSTS for two years; browsers accept it over https only. */
export const HTTPS_ONLY = [
  'Strict-Transport-Security',
  'max-age=63072000; includeSubDomains',
] as const;

/** Cached for ever: Vite puts a content hash into the names of `assets`. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
