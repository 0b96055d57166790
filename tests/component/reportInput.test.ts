import { describe, expect, it } from 'vitest'
import { fngSteps } from '../../src/games/fng/contract/fng.ts'
import type { ReportLimits } from '../../src/games/fng/contract/report.ts'
import { keepDraft, openDraft } from '../../src/games/fng/screens/forms/reportDraft.ts'
import { killsOf, reportErrors, summaryOf, toldOf } from '../../src/games/fng/screens/forms/reportFigures.ts'
import {
  emptyReport,
  reportInput,
  type ManRow,
  type ReportForm,
  type ReportFrame,
} from '../../src/games/fng/screens/forms/reportInput.ts'
import { reportBoxes as boxes } from './support/reportBoxes.ts'

const ids = { star: 11, jrNco: 12, rifleman: 15 } as const

const men = [ids.star, ids.rifleman, ids.jrNco].map((soldierId) => ({
  soldierId,
  name: 'Mercer, J.',
  rank: 'Sgt',
  squad: 1,
  line: 3,
  squadName: '1st squad',
  rep: 5,
  star: soldierId === ids.star,
  attached: false,
  weapon: 'M-14',
}))
const frameOf = (...fields: string[]): ReportFrame => ({
  men,
  boxes,
  fields: ['contacted', ...fields],
  limits: { pcs: 2, helicopters: 'called' },
})
const frame = frameOf('otherKillsToRoll', 'otherKillsConfirmed', 'otherKillsUnconfirmed', 'otherPoints')

/** A form in which one man's row is filled in; the first man is the Star. */
function filled(at: number, row: Partial<ManRow>): ReportForm {
  const form = emptyReport(men)
  Object.assign(form.men[at]!, row)
  return form
}

describe('the battle report', () => {
  it('leaves out men with nothing to tell, and passes the contract', () => {
    const input = reportInput(emptyReport(men), frame)
    expect(input.men).toEqual([])
    expect(fngSteps.report.safeParse(input).success).toBe(true)
  })

  it('FNG p. 102: opens with the ticks that the paper has in print, and no others', () => {
    const { contacted, ticks, men: rows } = emptyReport(men)
    const open: Record<string, unknown> = { contacted, ...ticks, ...rows[0] }
    const boxesToTick = boxes.filter(({ kind }) => kind === 'tick')
    expect(boxesToTick.length).toBeGreaterThan(5)
    for (const { field, preset = false } of boxesToTick) expect([field, open[field]]).toEqual([field, preset])
  })

  it('tells of a wounded man how he was brought off', () => {
    const form = filled(1, { fate: 'outOfTheFight', evacuation: 'medevac', burned: true })
    expect(reportInput(form, frame).men).toEqual([
      { soldierId: ids.rifleman, fate: 'outOfTheFight', evacuation: 'medevac', burned: true },
    ])
  })

  it('asks nothing of a man left behind that only the recovered can have', () => {
    const form = filled(1, {
      fate: 'outOfTheFight',
      recovered: false,
      evacuation: 'foot',
      burned: true,
      deed: 'twoInMelee',
    })
    expect(reportInput(form, frame).men).toEqual([{ soldierId: ids.rifleman, fate: 'outOfTheFight', recovered: false }])
  })

  it('forgets the evacuation of a man who is fine after all, but not his kills and deed', () => {
    const form = filled(1, { fate: 'fine', evacuation: 'medevac', killsToRoll: 2, deed: 'twoInMelee' })
    expect(reportInput(form, frame).men).toEqual([{ soldierId: ids.rifleman, killsToRoll: 2, deed: 'twoInMelee' }])
  })

  it('says once that a man was out: his fate tells it, or the box of those who came back', () => {
    const marks = { wasOut: true, retired: true }
    expect(reportInput(filled(1, { fate: 'fine', ...marks }), frame).men).toMatchObject([marks])
    const out = reportInput(filled(1, { fate: 'outOfTheFight', ...marks }), frame).men
    expect(out).toEqual([{ soldierId: ids.rifleman, fate: 'outOfTheFight' }])
  })

  it('lets a Star cheat death and nobody else', () => {
    const cheat = { fate: 'fine', cheatedDeath: true, wasOut: true } as const
    expect(reportInput(filled(0, cheat), frame).men).toEqual([{ soldierId: ids.star, cheatedDeath: true }])
    expect(reportInput(filled(1, cheat), frame).men).toEqual([{ soldierId: ids.rifleman, wasOut: true }])
  })

  it('has no kills where no enemy was met', () => {
    const form = filled(1, { killsConfirmed: 2 })
    form.contacted = false
    form.numbers.otherKillsToRoll = 3
    const input = reportInput(form, frame)
    expect(input).toMatchObject({ contacted: false, men: [] })
    expect(input).not.toHaveProperty('otherKillsToRoll')
    expect(killsOf(form)).toEqual({ toRoll: 0, confirmed: 0, unconfirmed: 0 })
  })

  it('sends only the fields the mission asks for', () => {
    const form = emptyReport(men)
    form.numbers.sectorsPatrolled = 5
    form.numbers.civiliansDetained = 3
    form.task = 'completed'
    const input = reportInput(form, frameOf('sectorsPatrolled'))
    expect(input).toMatchObject({ sectorsPatrolled: 5 })
    expect(input).not.toHaveProperty('civiliansDetained')
    expect(input).not.toHaveProperty('task')
    expect(reportInput(form, frameOf('task')).task).toBe('completed')
  })

  it('drops all PCs found where the squad was not off the table in time', () => {
    const form = emptyReport(men)
    Object.assign(form.ticks, { allPcsAndOff: true, leftTableInTime: false })
    const input = reportInput(form, frameOf('leftTableInTime', 'allPcsAndOff'))
    expect(input).toMatchObject({ leftTableInTime: false })
    expect(input).not.toHaveProperty('allPcsAndOff')
  })
})

describe('its figures', () => {
  it('say in a line what happened, kills of nobody in particular among them', () => {
    const form = emptyReport(men)
    expect(summaryOf(form)).toBe('nobody hurt, no kills')
    Object.assign(form.men[0]!, { fate: 'outOfTheFight', killsToRoll: 4 })
    Object.assign(form.men[1]!, { fate: 'obviouslyDead', killsConfirmed: 5 })
    Object.assign(form.men[2]!, { fate: 'fine' })
    form.numbers.otherKillsUnconfirmed = 2
    expect(summaryOf(form)).toBe('1 out, 1 dead, 11 kills, 4 to roll')
    expect(toldOf(form)).toBe(3)
  })

  it('FNG p. 102: find support that was called and left unused, at the box of the unused', () => {
    const form = emptyReport(men)
    form.onDemand.push('artillery')
    form.readyUnused.push('artillery')
    const errors = () => reportErrors(form, frameOf('onDemand', 'readyUnused'))
    expect(errors().get('readyUnused')).toBe(
      'Artillery and mortars: called On Demand, so not left unused. Take one of the two back.',
    )
    form.onDemand.pop()
    expect(errors().size).toBe(0)
  })

  it('FNG pp. 89, 102: find a Medevac that nobody called, at his box', () => {
    const form = filled(1, { fate: 'outOfTheFight', evacuation: 'medevac' })
    const error = (helicopters: ReportLimits['helicopters'] = 'called') =>
      reportErrors(form, { ...frame, limits: { pcs: null, helicopters } }).get(`${ids.rifleman} evacuation`)
    expect(error()).toContain('tick them as called On Demand')
    expect(error('ready')).toBeUndefined()
    form.onDemand.push('helicopters')
    expect(error()).toBeUndefined()
    form.onDemand.pop()
    form.readyUnused.push('helicopters')
    expect(error('ready')).toContain('tick his Medevac as called On Demand')
    expect(error('come')).toBeUndefined()
    form.onDemand.push('helicopters')
    expect(error('ready')).toBeUndefined()
  })

  it('FNG pp. 75, 87: find nothing in a Medevac On Demand beside a Ready helicopter mission that was left unused', () => {
    const form = emptyReport(men)
    form.onDemand.push('helicopters')
    form.readyUnused.push('helicopters')
    expect(reportErrors(form, frameOf('onDemand', 'readyUnused')).size).toBe(0)
  })

  it('FNG p. 101: find more PCs than there were', () => {
    const form = emptyReport(men)
    form.numbers.pcsRevealed = 3
    expect(reportErrors(form, frameOf('pcsRevealed')).get('pcsRevealed')).toBe('There were 2 PCs to find.')
    form.numbers.pcsRevealed = 2
    expect(reportErrors(form, frameOf('pcsRevealed')).size).toBe(0)
  })

  it('find the wounded left behind who do not lie there', () => {
    const form = filled(1, { fate: 'outOfTheFight', evacuation: 'foot' })
    form.numbers.woundedLeft = 1
    const errors = () => [...reportErrors(form, frameOf('woundedLeft')).keys()]
    expect(errors()).toEqual(['woundedLeft'])
    form.men[1]!.evacuation = 'none'
    expect(errors()).toEqual([])
  })

  it('find numbers out of bounds and points without a reason, at their boxes', () => {
    const form = filled(1, { killsToRoll: 1000 })
    form.numbers.otherKillsToRoll = 1.5
    form.otherPoints.push({ points: 5, reason: ' ' }, { points: 10, reason: 'Tunnel' }, { points: 0, reason: '' })
    expect([...reportErrors(form, frame).keys()]).toEqual([
      `${ids.rifleman} killsToRoll`,
      'otherKillsToRoll',
      'otherPoints 0',
    ])
  })
})

describe('its draft', () => {
  const place = { campaign: 'bravo.tour', mission: 7, men }

  it('comes back for the same mission, and not for another', () => {
    const form = filled(1, { fate: 'obviouslyDead' })
    form.notes = 'A bad day'
    keepDraft(place, form)
    expect(openDraft(place)).toEqual(form)
    expect(openDraft({ ...place, mission: 8 })).toEqual(emptyReport(men))
    expect(openDraft({ ...place, campaign: 'other.tour' })).toEqual(emptyReport(men))
  })

  it('follows who goes: men come in, men drop out', () => {
    keepDraft(place, filled(1, { fate: 'obviouslyDead' }))
    const now = openDraft({ ...place, men: [{ soldierId: ids.rifleman }, { soldierId: 99 }] })
    expect(now.men.map(({ soldierId, fate }) => [soldierId, fate])).toEqual([
      [ids.rifleman, 'obviouslyDead'],
      [99, ''],
    ])
  })
})
