import { expect, it } from 'vitest'
import { campaignIn, pagePath, pagesOf } from '../../../src/contract/pages.ts'
import { contracts } from '../../../src/games/contracts.ts'
import { leadsOut, placeOf } from '../../../src/main/shell/address.ts'

it.each([
  ['app://short-timer/index.html', '/'],
  ['app://short-timer/index.html#', '/'],
  ['app://short-timer/index.html#/tour/Bravo.tour/roster', '/tour/Bravo.tour/roster'],
  ['app://short-timer/index.html#evil', null],
  ['app://short-timer/index.html.evil#/x', null],
  ['app://other/index.html#/x', null],
  ['https://evil.test/#/tour/Bravo.tour', null],
  ['http://localhost:5173/#/new', null],
  ['', null],
])('%s shows %s', (url, place) => {
  expect(placeOf(url)).toBe(place)
})

it('the development server is our own only while there is one', () => {
  expect(placeOf('http://localhost:5173/#/new', 'http://localhost:5173/')).toBe('/new')
})

it('a tour is found again in the address of each of its pages', () => {
  const name = '/home/ana/my tours/Äneas & Co #1.tour'
  const pages = contracts.flatMap((one) => pagesOf(one.pages))
  for (const page of pages.filter(({ name: own }) => own !== 'library'))
    expect(campaignIn(pagePath(page, name)!)).toBe(name)
  expect(campaignIn('/')).toBeNull()
  expect(campaignIn('/tables/mission.contact')).toBeNull()
})

it('leads out to one https address, and to no other', () => {
  const page = 'https://versions.test/short-timer'
  expect(leadsOut(page, page)).toBe(true)
  // As a browser writes it.
  expect(leadsOut('https://versions.test/', 'https://versions.test')).toBe(true)
  for (const other of [
    'https://versions.test/short-timer/more',
    'https://versions.test/short-timer?tour=Bravo',
    'https://versions.test/short-timer#x',
    'https://able@versions.test/short-timer',
    'https://versions.test.evil.test/short-timer',
    'http://versions.test/short-timer',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
    '',
  ])
    expect(leadsOut(other, page), other).toBe(false)
  expect(leadsOut('http://versions.test/', 'http://versions.test/')).toBe(false)
  expect(leadsOut('file:///x', 'file:///x')).toBe(false)
  // No page has been chosen: nothing leads out.
  expect(leadsOut(page, null)).toBe(false)
  expect(leadsOut('', null)).toBe(false)
})
