import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { CampaignCard } from '../../../src/contract/campaign.ts'
import type { CardFigure } from '../../../src/games/skirmish/contract/card.ts'
import CardPicture from '../../../src/games/skirmish/screens/card/CardPicture.vue'
import { overview } from '../support/sampleViews.ts'

const figure = (over: Partial<CardFigure> = {}): CardFigure => ({
  ...{ phases: 3, left: 3, counters: 0, now: false, at: null },
  ...over,
})

function draw(ours: readonly CardFigure[], theirs: readonly CardFigure[]) {
  const sides = [
    { name: 'Ruth', figures: ours },
    { name: 'Tom', figures: theirs },
  ]
  const state = { ...overview.card.state, own: { sides } } as CampaignCard['state']
  return mount(CardPicture, { props: { card: { ...overview.card, game: 'skirmish', state } } })
}
const placesIn = (picture: ReturnType<typeof draw>) =>
  picture.findAll('g[transform]').map((one) => one.attributes('transform'))

it('draws who stands on the table, with phases and up to three counters, and counts them in words', () => {
  const picture = draw([figure({ left: 2, now: true }), figure({ phases: 1, left: 1, counters: 5 })], [figure()])
  expect(picture.attributes('aria-label')).toBe('The table from above: figures of Ruth 2, of Tom 1')
  expect(picture.findAll('.ring').map((ring) => ring.findAll('.left').length)).toEqual([2, 1])
  expect(picture.findAll('.ring').map((ring) => ring.classes('picked'))).toEqual([true, false])
  expect(picture.findAll('.foe')).toHaveLength(1)
  expect(picture.findAll('.counter')).toHaveLength(3)
})

it('draws figures where they were placed, once all have been', () => {
  const at = { across: 0, down: 1 }
  expect(placesIn(draw([figure({ at })], [figure({ at: { across: 0.5, down: 0.5 } })]))).toEqual([
    'translate(50 750)',
    'translate(300 400)',
  ])
  expect(placesIn(draw([figure({ at })], [figure()]))).not.toContain('translate(50 750)')
})

it('counters lie within the picture, beside whom they belong to', () => {
  const places = draw(
    [figure({ at: { across: 0.5, down: 0.5 } })],
    [figure({ at: { across: 1, down: 0.5 }, counters: 3 })],
  )
  const discs = places.findAll('.counter').map((disc) => Number(disc.attributes('cx')))
  expect(discs).toHaveLength(3)
  expect(Math.max(...discs)).toBeLessThan(0)
  places.unmount()
})

it('gives each of twelve a place of his own, and counts those who have none', () => {
  const many = Array.from({ length: 14 }, () => figure())
  const picture = draw(many, many)
  expect(new Set(placesIn(picture)).size).toBe(24)
  expect(picture.attributes('aria-label')).toContain('Tom 14')
})
