import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageFile, safeFileName } from '../../../src/contract/page.ts'
import { rawRequest } from '../../support/rawRequest.ts'
import { servePage, type ServedPage } from '../../support/servedPage.ts'

let served: ServedPage
beforeAll(async () => {
  served = await servePage()
})
afterAll(() => served.close())

const get = (path: string) => rawRequest(served.origin, { path })

it('serves the page with a policy and without guessing of types', async () => {
  const answer = await get('/')
  expect(answer.status).toBe(200)
  expect(answer.body).toContain('<title>Page</title>')
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['content-security-policy']).not.toContain("script-src 'self' ")
  expect(answer.headers['referrer-policy']).toBe('no-referrer')
})

it('serves the page’s files', async () => {
  expect(await get('/assets/a%20b.js')).toMatchObject({ status: 200, body: 'export {}' })
  expect((await get('/assets/missing.js')).status).toBe(404)
  expect((await get('/assets')).status).toBe(404)
  expect((await get('/favicon.ico')).status).toBe(204)
})

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e/secret.txt',
  '/assets/%00',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/C:%5cWindows',
  '/.hidden',
  '/assets/%zz',
  'http://127.0.0.1/../secret.txt',
])('gives nothing out for %s', async (path) => {
  const answer = await get(path)
  expect([400, 403, 404]).toContain(answer.status)
  expect(answer.body).not.toContain('secret')
})

it.each(['/..', '/a/../b', '/a//b', '/.git', '/a\\b', '/a%2fb', '/a:b', '/a%0ab', '/%zz'])(
  'finds no file in %s',
  (path) => {
    expect(pageFile(path)).toBeNull()
  },
)

it('finds files below the folder', () => {
  expect(pageFile('/')).toBe('index.html')
  expect(pageFile('/assets/index-Ab_1.js')).toBe('assets/index-Ab_1.js')
})

it.each([
  ['2nd Platoon, roster', '2nd Platoon, roster'],
  [', mission 7,', 'mission 7'],
  ['../../etc/passwd', 'etc-passwd'],
  ['..', 'sheet'],
  ['a\r\nset-cookie: b', 'a-set-cookie- b'],
  ['Nguyễn "Ace"', 'Nguyễn -Ace-'],
])('makes a file’s name of %s', (name, file) => {
  expect(safeFileName(name)).toBe(file)
})

it('shortens a long name between two words', () => {
  const name = safeFileName(`${'word '.repeat(23)}words, missions 3 and 4`)
  expect(name).toBe(`${'word '.repeat(23)}words`)
  expect(safeFileName('x'.repeat(200))).toHaveLength(120)
})
