import { describe, expect, it } from 'vitest'
import { correctionOf, draftOf, isEditable, type FieldName } from '../../src/games/fng/screens/roster/corrections.ts'
import { nearest, type Box } from '../../src/games/fng/screens/roster/nearest.ts'
import { roster } from './support/sampleViews.ts'

const [billet] = roster.squads[1]!.billets
const man = billet!.soldier!
const open = roster.squads[1]!.billets.find((one) => one.soldier === null)!
const correct = (field: FieldName, change: object) =>
  correctionOf({ field, man, billet: billet! }, { ...draftOf(man, billet!), ...change }, 'Why')

describe('a correction', () => {
  it('says only what is different, of the man or of his place', () => {
    expect(correct('rep', { rep: 6 })).toEqual({
      procedure: 'fng.correctSoldier',
      input: { soldierId: man.id, reason: 'Why', changes: { rep: 6, bestRep: 6 } },
    })
    expect(correct('deros', { months: 3.5 }).input.changes).toEqual({ derosHalfMonths: 7 })
    expect(correct('name', { lastName: 'Able' }).input.changes).toEqual({ lastName: 'Able' })
    expect(correct('attributes', { attributes: [] }).input.changes).toEqual({ attributes: [] })
    expect(correct('weapon', { weapon: 'm16', sidearm: '' })).toEqual({
      procedure: 'fng.correctBillet',
      input: { billetId: billet!.id, reason: 'Why', changes: { weapon: 'm16' } },
    })
    expect(correct('rep', {}).input.changes).toEqual({})
  })

  it('brings missions along where somebody is away, and none where not', () => {
    expect(correct('state', { status: 'hospital', awayMissions: 2 }).input.changes).toEqual({
      status: 'hospital',
      awayMissions: 2,
    })
    expect(correct('state', { status: 'dead', awayMissions: 2 }).input.changes).toEqual({ status: 'dead' })
  })

  it('brings a man who had left back to an open place', () => {
    const draft = { ...draftOf(man, null), status: 'present' as const, billetId: open.id }
    expect(correctionOf({ field: 'back', man, billet: null }, draft, 'Why').input).toMatchObject({
      soldierId: man.id,
      changes: { status: 'present', billetId: open.id },
    })
  })

  it('of an open place is of its post and weapon only', () => {
    const fields: FieldName[] = ['rep', 'rank', 'name', 'post', 'weapon', 'deros', 'state', 'attributes']
    expect(fields.filter((field) => isEditable(field, open))).toEqual(['post', 'weapon'])
    expect(fields.every((field) => isEditable(field, billet!))).toBe(true)
  })
})

describe('walking with the arrow keys', () => {
  const box = (left: number, top: number): Box => ({ left, top, right: left + 100, bottom: top + 20 })
  // Two columns of three, the right one half a row lower.
  const boxes = [box(0, 0), box(0, 20), box(0, 40), box(110, 10), box(110, 30)]

  it('goes straight ahead, and to the nearest at the side', () => {
    expect(nearest(boxes[0]!, boxes.slice(1), 'ArrowDown')).toBe(0)
    expect(nearest(boxes[2]!, boxes.slice(0, 2), 'ArrowUp')).toBe(1)
    expect([3, 4]).toContain(nearest(boxes[1]!, boxes, 'ArrowRight'))
    expect(nearest(boxes[4]!, boxes.slice(0, 3), 'ArrowLeft')).toBe(1)
  })

  it('stays at the edge', () => {
    expect(nearest(boxes[0]!, boxes.slice(1), 'ArrowUp')).toBeNull()
    expect(nearest(boxes[0]!, boxes.slice(1), 'ArrowLeft')).toBeNull()
  })
})
