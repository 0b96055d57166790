import { describe, expect, it } from 'vitest'
import type { PaperCampaign, PaperMan } from '../../../../../../src/games/fng/rules/inputs.ts'
import { attributesOf, billetsInOrder, starOf } from '../../../../../../src/games/fng/rules/people.ts'
import { play } from './play.ts'

const paperMan = (lastName: string, more: Partial<PaperMan> = {}): PaperMan => ({
  firstName: '',
  lastName,
  squad: 1,
  post: 'rifleman',
  rep: 4,
  attributes: [],
  weapon: 'm16',
  derosHalfMonths: 14,
  shortTimer: false,
  star: false,
  away: null,
  ...more,
})

const paper = (more: Partial<PaperCampaign> = {}): PaperCampaign => ({
  unit: 'Old platoon',
  list: 'us-army-infantry',
  corps: 'ii',
  startHalfMonth: 0,
  halfMonth: 10,
  attributesFor: 'starSquad',
  extraContactDie: true,
  lastArea: 'highlands',
  men: [
    paperMan('Able', { star: true, post: 'squadLeader', rep: 6, attributes: ['tough', 'lucky'] }),
    paperMan('Baker', { squad: 0, post: 'platoonLeader', derosHalfMonths: 4 }),
    paperMan('Coe', { post: 'lmgGunner', weapon: 'm60', away: { status: 'hospital', missions: 2 } }),
    paperMan('Dow', { squad: 0, post: 'medic', weapon: 'm1911a1' }),
    paperMan('Eames', { squad: 0, post: 'rto', derosHalfMonths: 6 }),
  ],
  openSlots: [{ squad: 1, post: 'grenadier', weapon: 'm79' }],
  history: 'We came in January.',
  ...more,
})

describe('a campaign run on paper', () => {
  const { state, lines } = play('takeOver', paper())

  it('stands at the next Contact test with all that was on the paper', () => {
    expect(state.tour).toMatchObject([
      { halfMonth: 10, phase: 'contact', extraContactDie: true, lastArea: 'highlands', tourLength: 24 },
    ])
    expect(starOf(state)).toMatchObject({ lastName: 'Able', rep: 6, bestRep: 6 })
    expect(attributesOf(state, starOf(state)!.id)).toEqual(['tough', 'lucky'])
    expect(lines.map((line) => line.text)).toContain('We came in January.')
  })

  it('numbers the places in the order of the paper, open ones last', () => {
    expect(billetsInOrder(state).map(({ squad, line, post }) => [squad, line, post])).toEqual([
      [0, 1, 'platoonLeader'],
      [0, 2, 'medic'],
      [0, 3, 'rto'],
      [1, 1, 'squadLeader'],
      [1, 2, 'lmgGunner'],
      [1, 3, 'grenadier'],
    ])
    expect(state.billets.filter((b) => b.soldierId === null)).toMatchObject([{ post: 'grenadier', openSince: 10 }])
  })

  it('knows the attachments and the pistols of the list, and who carries the radio', () => {
    expect(state.billets.find((b) => b.post === 'medic')?.attachment).toBe(true)
    expect(state.billets.find((b) => b.post === 'lmgGunner')).toMatchObject({ sidearm: 'm1911a1', attachment: false })
    expect(state.equipment.map((e) => e.item)).toContain('radio')
  })

  it('says months as a player does', () => {
    const men = [1, 2, 3, 4].map((n) => paperMan(`M${n}`, { star: n === 1, derosHalfMonths: n }))
    const texts = play('takeOver', paper({ men })).lines.map((line) => line.text)
    expect(texts.flatMap((text) => /DEROS ([^,]+),/.exec(text)?.[1] ?? [])).toEqual([
      'half a month',
      '1 month',
      '1½ months',
      '2 months',
    ])
  })

  it('keeps men in hospital', () => {
    expect(state.soldiers.find((m) => m.lastName === 'Coe')).toMatchObject({ status: 'hospital', awayMissions: 2 })
  })

  it('USMC: of two Medics the second is the attachment', () => {
    const men = [paper().men[0]!, ...[1, 2].map((n) => paperMan(`Doc${n}`, { squad: 0, post: 'medic' }))]
    const marines = play('takeOver', paper({ list: 'usmc', corps: 'i', lastArea: 'dmz', men, openSlots: [] })).state
    expect(marines.billets.filter((b) => b.post === 'medic').map((b) => b.attachment)).toEqual([false, true])
  })

  const checked = (halfMonth: number, derosHalfMonths: number, more: Partial<PaperMan> = {}, startHalfMonth = 0) => {
    const men = [paperMan('Able', { star: true, derosHalfMonths, ...more })]
    return play('takeOver', paper({ startHalfMonth, halfMonth, men })).state.soldiers[0]?.shortTimerChecked
  }

  it('FNG p. 104: with 18 half-months served he was checked, when a month has ended since', () => {
    // Early June (10): late May has ended, with the same DEROS.
    expect(checked(10, 6)).toBe(true)
    expect(checked(10, 7)).toBe(false)
    // Late June (11): late May ended one half-month ago, when he had one more to serve.
    expect(checked(11, 6)).toBe(false)
    expect(checked(11, 5)).toBe(true)
    // No month has ended in this campaign yet.
    expect(checked(10, 6, {}, 10)).toBe(false)
    expect(checked(10, 12, { shortTimer: true })).toBe(true)
    expect(checked(10, 2, { squad: 0, post: 'platoonLeader' })).toBe(false)
  })

  const star = paper().men[0]!
  const bad: [string, Partial<PaperCampaign>][] = [
    ['no Star', { men: [paperMan('Able')] }],
    ['two Stars', { men: [star, { ...star, lastName: 'Bell', squad: 2 }] }],
    [
      'two platoon leaders',
      { men: [star, ...[1, 2].map((n) => paperMan(`L${n}`, { squad: 0, post: 'platoonLeader' }))] },
    ],
    [
      'two platoon sergeants',
      { men: [star, ...[1, 2].map((n) => paperMan(`S${n}`, { squad: 0, post: 'platoonSergeant' }))] },
    ],
    ['a platoon sergeant in a squad', { men: [star, paperMan('S', { post: 'platoonSergeant' })] }],
    ['an area that its Corps has not', { lastArea: 'dmz' }],
    ['a platoon leader in a squad', { men: [star, paperMan('L', { post: 'platoonLeader' })] }],
    ['two leaders of one squad', { men: [star, paperMan('L', { post: 'squadLeader' })] }],
    ['a squad that is not there', { men: [star, paperMan('L', { squad: 4 })] }],
    ['an unknown Attribute', { men: [{ ...star, attributes: ['handsome'] }] }],
    ['an unknown weapon', { men: [{ ...star, weapon: 'longbow' }] }],
    ['an unknown weapon of an open place', { openSlots: [{ squad: 1, post: 'rifleman', weapon: 'longbow' }] }],
    ['REP 8', { men: [{ ...star, rep: 8 }] }],
    ['REP 0', { men: [{ ...star, rep: 0 }] }],
    ['a DEROS beyond the tour', { men: [{ ...star, derosHalfMonths: 25 }] }],
    ['a DEROS of 0', { men: [{ ...star, derosHalfMonths: 0 }] }],
    ['a date before its start', { startHalfMonth: 11 }],
    ['a date after 1968', { halfMonth: 48 }],
    ['the later ARVN list in 1967', { list: 'arvn-post-1968' }],
  ]
  it.each(bad)('refuses %s', (_, more) => {
    expect(() => play('takeOver', paper(more))).toThrow(expect.objectContaining({ code: 'bad-input' }))
  })

  it('refuses a second platoon', () => {
    expect(() => play('takeOver', paper(), { state })).toThrow(expect.objectContaining({ code: 'not-now' }))
  })
})
