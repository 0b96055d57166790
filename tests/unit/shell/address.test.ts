import { expect, it } from 'vitest'
import { campaignIn, pagePath, pagesOf } from '../../../src/contract/pages.ts'
import { contracts } from '../../../src/games/contracts.ts'
import { placeOf } from '../../../src/main/shell/address.ts'

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
