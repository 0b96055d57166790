import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSecurityPolicy, mediaTypeOf, pageFile } from '../../contract/page.ts'
import { Refusal, type Answer } from './respond.ts'

/**
 * Serves a file of the built page.
 *
 * @param folder where the build has put the page.
 * @throws Refusal 403 for a path that leads out of the folder, 404 for a file that is not there.
 */
export async function answerPage(folder: string, pathname: string): Promise<Answer> {
  const path = pageFile(pathname)
  if (path === null) throw new Refusal(403, 'not-allowed', 'There is nothing to see outside the page.')
  const body = await readFile(join(folder, path)).catch(() => null)
  // Browsers ask for an icon unasked, and would log that there is none.
  if (body === null && path === 'favicon.ico') return { status: 204, type: mediaTypeOf(path), body: '' }
  if (body === null) throw new Refusal(404, 'not-found', 'There is no such page.')
  return {
    status: 200,
    type: mediaTypeOf(path),
    body,
    headers: { 'content-security-policy': contentSecurityPolicy },
  }
}
