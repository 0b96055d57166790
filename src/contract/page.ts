/** What both doors, `app://` and loopback HTTP, say and serve of the built page. */

/**
 * The page loads its own files and speaks to its own door; nothing is inline, nothing comes from elsewhere.
 * Pictures may be data: portraits are shown before they are saved.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // No text becomes markup or script but by the one policy of Vue's, for templates that were compiled beforehand.
  "require-trusted-types-for 'script'",
  'trusted-types vue',
].join('; ')

/** For whatever is no page of ours, a sheet or a refusal: it runs nothing, loads nothing, belongs to no origin; it may be saved. */
export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox allow-downloads"

const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
}

/** @returns the media type by the ending of a file's name; unknown endings are bytes, which no browser runs. */
export const mediaTypeOf = (path: string): string =>
  mediaTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'

/**
 * Turns the path of an address into a path below the page's folder.
 *
 * @param pathname as a URL has it, still percent-encoded.
 * @returns a relative path with forward slashes, or null where a segment could lead out of the folder or to a hidden file.
 */
export function pageFile(pathname: string): string | null {
  if (pathname === '/' || pathname === '') return 'index.html'
  const segments: string[] = []
  for (const raw of pathname.replace(/^\//, '').split('/')) {
    const segment = decoded(raw)
    if (segment === null || segment === '' || segment.startsWith('.') || !isPlain(segment)) return null
    segments.push(segment)
  }
  return segments.join('/')
}

/** No separator of any system, no drive letter or stream (`:`), no control character. */
const isPlain = (segment: string) => !/[/\\:\p{Cc}]/u.test(segment)

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** Letters of the longest name of a sheet's file, without its ending. */
export const longestFileName = 120

/**
 * @param name what a sheet is called, from names that players typed.
 * @returns a name that is a file's name on every system and never a path.
 */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ,._()'-]+/gu, '-')
    .replace(/^[., -]+|[., ]+$/g, '')
  if (plain === '') return 'sheet'
  if (plain.length <= longestFileName) return plain
  // Between two words, where there are any.
  const cut = plain.slice(0, longestFileName + 1).replace(/[ ,]+[^ ,]*$/, '')
  return cut.slice(0, longestFileName)
}

/**
 * @param name as `safeFileName` takes it; it may have its ending already.
 * @returns the name of a sheet's file.
 */
export const sheetFileName = (name: string): string => `${safeFileName(name).replace(/\.pdf$/i, '')}.pdf`
