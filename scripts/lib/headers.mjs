/**
 * What a browser is told about every file: load nothing from elsewhere, run nothing that was not shipped, guess no
 * types, sit in nobody's frame, tell nobody where the visitor came from.
 */
const POLICY = {
  'default-src': "'self'",
  // CanvasKit is WebAssembly.
  'script-src': "'self' 'wasm-unsafe-eval'",
  // react-native-web writes its style sheet into the page.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self' data: blob:",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'none'",
};

const textOf = (policy) => Object.entries(policy).map(([what, from]) => `${what} ${from}`).join('; ');

/** As a meta element of the page; who may frame it can only be said in a header. */
export const PAGE_POLICY = textOf(POLICY);

export const SECURITY_HEADERS = {
  'Content-Security-Policy': textOf({ ...POLICY, 'frame-ancestors': "'none'" }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'accelerometer=(self), gyroscope=(self), microphone=(self), camera=(), geolocation=()',
};

/** For static hosts that read a `_headers` file. */
export const headersFile = () => `/*\n${Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`).join('\n')}\n`;
