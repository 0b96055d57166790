import { expect, it } from 'vitest'
import { openTickets } from '../../../src/main/serve/tickets.ts'
import { rawRequest } from '../../support/rawRequest.ts'
import { servePage } from '../../support/servedPage.ts'

const pdf = new TextEncoder().encode('%PDF-1.7')

it('hands a sheet out without the token, and again to whoever holds its address', async () => {
  const served = await servePage()
  const path = await served.tickets.offer('Roster, 2nd Platoon', pdf)
  expect(path).toMatch(/^\/sheet\/[\w-]{32}$/)
  expect(path).not.toContain(served.token)
  const first = await rawRequest(served.origin, { path })
  expect(first).toMatchObject({ status: 200, body: '%PDF-1.7', headers: { 'content-type': 'application/pdf' } })
  expect(first.headers['content-disposition']).toBe(
    `inline; filename="Roster, 2nd Platoon.pdf"; filename*=UTF-8''Roster%2C%202nd%20Platoon.pdf`,
  )
  expect(await rawRequest(served.origin, { path })).toMatchObject({ status: 200, body: '%PDF-1.7' })
  const guessed = await rawRequest(served.origin, { path: '/sheet/guessed' })
  expect(guessed).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(guessed.body).toContain('This sheet is no longer here')
  await served.close()
})

it('gives no sheet to another origin', async () => {
  const served = await servePage()
  const path = await served.tickets.offer('Roster', pdf)
  expect((await rawRequest(served.origin, { path, headers: { origin: 'http://evil.test' } })).status).toBe(403)
  expect((await rawRequest(served.origin, { path })).status).toBe(200)
  await served.close()
})

it('keeps names out of the headers that do not belong there', async () => {
  const tickets = openTickets()
  const path = await tickets.offer('x"\r\nset-cookie: a=b; filename="Đặng.pdf', pdf)
  const disposition = tickets.redeem(path.replace('/sheet/', '')).headers!['content-disposition']!
  expect(disposition).toMatch(/^[ -~]+$/)
  expect(disposition.match(/"/g)).toHaveLength(2)
})

it('drops the oldest when too many wait', async () => {
  const tickets = openTickets(2)
  const [first, second, third] = await Promise.all(['a', 'b', 'c'].map((name) => tickets.offer(name, pdf)))
  const redeem = (path: string) => tickets.redeem(path.replace('/sheet/', ''))
  expect(redeem(first!).status).toBe(404)
  expect(redeem(second!).status).toBe(200)
  expect(redeem(third!).status).toBe(200)
})

it('keeps a sheet for an hour', async () => {
  let minutes = 0
  const tickets = openTickets(100, () => minutes * 60_000)
  const ticket = (await tickets.offer('Roster', pdf)).replace('/sheet/', '')
  minutes = 59
  expect(tickets.redeem(ticket).status).toBe(200)
  minutes = 60
  expect(tickets.redeem(ticket)).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' })
})
