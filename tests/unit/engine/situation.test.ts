import { describe, expect, it } from 'vitest'
import { asksOf, missingCircumstance } from '../../../src/main/engine/situation.ts'
import { fngTables } from '../../../src/games/fng/rules/tables/index.ts'
import {
  artilleryRequest,
  bunkerSuppression,
  combatDamage,
  contact,
  heliPiloting,
} from '../../../src/games/fng/rules/tables/index.ts'

describe('what a table asks of whoever rolls on it alone', () => {
  it('names the numbers of its dice and rows, each once', () => {
    expect(asksOf(contact).numbers).toEqual(['REP'])
    expect(asksOf(combatDamage).numbers).toEqual(['Impact'])
    expect(asksOf(artilleryRequest).numbers).toEqual([])
  })

  it('names the circumstances of its modifiers, and of its rows', () => {
    expect(asksOf(contact).circumstances.map(({ when }) => when)).toContain('rainySeason')
    expect(asksOf(bunkerSuppression).circumstances.map(({ when }) => when)).toEqual(['twiceTheDv'])
    const all = fngTables.flatMap((table) => asksOf(table).circumstances)
    expect(all.every(({ text }) => text.trim() !== '')).toBe(true)
  })

  it('knows where one of several must hold', () => {
    expect(missingCircumstance(contact, new Set())).toBeNull()
    expect(missingCircumstance(heliPiloting, new Set())).toContain('landing')
    expect(missingCircumstance(heliPiloting, new Set(['landing']))).toBeNull()
  })
})
