import { newVersions } from '../../contract/newVersions.ts'

/** Where the page lives. A host of its own gives it an origin of its own. */
export const pageOrigin = 'app://short-timer'
export const pageAddress = `${pageOrigin}/index.html`

/**
 * @param url of a page, whole.
 * @returns the place inside the program that it shows: `/tour/Bravo.tour/roster`; null for what is not our page.
 * @param devAddress of the development server, while there is one.
 */
export function placeOf(url: string, devAddress?: string): string | null {
  const own = [pageAddress, ...(devAddress === undefined ? [] : [devAddress])].find((address) =>
    url.startsWith(address),
  )
  if (own === undefined) return null
  const rest = url.slice(own.length)
  if (rest === '' || rest === '#') return '/'
  return rest.startsWith('#/') ? rest.slice(1) : null
}

/**
 * Security: the one address that a page may have the system's browser open, and no other, whatever a page asks for.
 * https://www.electronjs.org/docs/latest/tutorial/security#15-do-not-use-shellopenexternal-with-untrusted-content
 *
 * @param url that a page wants to open.
 * @param page of newer versions; null where there is none.
 */
export function leadsOut(url: string, page: string | null = newVersions): boolean {
  const allowed = page === null ? null : URL.parse(page)
  return allowed?.protocol === 'https:' && URL.parse(url)?.href === allowed.href
}
