import { describe, expect, it } from 'vitest'
import { bookgunGame } from '../../../../support/bookgun.ts'

const look = (more: object, face: number | null, game: object = {}) => {
  const table = bookgunGame({ game, mobs: { Crowd: 'nobody' } })
  const input = { troop: table.id('Cell'), target: table.id('Section'), inches: 12, ...more }
  return table.do('spot', input, { faces: face === null ? [] : [face] }).state.looks.at(-1)!
}

describe('Spotting (p. 10)', () => {
  it('equal or under the number spots', () => {
    expect(look({}, 10).spotted).toBe(true)
    expect(look({}, 11).spotted).toBe(false)
  })

  it('without a leader the other column counts', () => {
    const table = bookgunGame()
    table.do('note', { troop: table.id('Cell'), what: 'leaderLost' })
    table.do('spot', { troop: table.id('Cell'), target: table.id('Section'), inches: 9 }, { faces: [8] })
    expect(table.state.looks.at(-1)).toMatchObject({ needed: 8, spotted: true })
  })

  it('nobody is missed at 4", with a leader or without (ruling)', () => {
    expect(look({ inches: 4 }, null)).toMatchObject({ face: null, spotted: true })
  })

  it('from inside a vehicle half of the number counts, rounded down (ruling)', () => {
    expect(look({ inVehicle: true }, 5)).toMatchObject({ needed: 5, spotted: true })
  })

  it('no die is rolled where none can change it: half of 1 is never made, 20 is never missed', () => {
    const looked = (value: string, inVehicle: boolean, faces: readonly number[] = []) => {
      const table = bookgunGame().fill(['spotting', 'army12', 'withLeader', value])
      table.do('spot', { troop: table.id('Section'), target: table.id('Cell'), inches: 12, inVehicle }, { faces })
      return { ...table.state.looks.at(-1)!, said: table.said, seen: table.troop('Cell').spottedTurn }
    }
    const missed = looked('1', true)
    expect(missed).toMatchObject({ needed: 0, face: null, spotted: false, seen: null })
    expect(missed.said).toBe('Section does not spot Cell: 0 or less cannot be rolled.')
    const seen = looked('20', false)
    expect(seen).toMatchObject({ needed: 20, face: null, spotted: true, seen: 1 })
    expect(seen.said).toBe('Section sees Cell: 20 or less is always rolled.')
    expect(looked('1', false, [1])).toMatchObject({ needed: 1, face: 1, spotted: true })
    expect(looked('20', true, [11])).toMatchObject({ needed: 10, face: 11, spotted: false })
  })

  it('the numbers of three rows are lost: the refusal names the cell (ruling)', () => {
    const table = bookgunGame()
    const asked = (troop: string, target: string, inches: number) =>
      table.refused('spot', { troop: table.id(troop), target: table.id(target), inches })
    expect(asked('Section', 'Cell', 6)).toContain('Army, 6" or less: with leader')
    expect(asked('Section', 'Cell', 12)).toContain('Army, 12" or less: with leader')
    expect(asked('Cell', 'Section', 5)).toContain('Insurgents, 6" or less: with leader')
  })

  it('civilians see worse than insurgents at the same distance (ruling)', () => {
    const table = bookgunGame({ mobs: { Crowd: 'nobody' } })
    table.do('spot', { troop: table.id('Crowd'), target: table.id('Cell'), inches: 12 }, { faces: [7] })
    expect(table.state.looks.at(-1)).toMatchObject({ needed: 6, spotted: false })
  })

  it('fog, rain and falling snow halve the bands, not the number (ruling)', () => {
    expect(look({ inches: 6 }, 10, { sky: 'fog' })).toMatchObject({ needed: 10, spotted: true })
    expect(look({ inches: 2 }, null, { sky: 'rain' }).spotted).toBe(true)
    const table = bookgunGame({ game: { sky: 'snowfall' } })
    const beyond = { troop: table.id('Cell'), target: table.id('Section'), inches: 7 }
    expect(table.refused('spot', beyond)).toContain('halved by falling snow')
  })

  it('the sky and darkness halve each for itself: a quarter is left of a foggy night (p. 11, 19)', () => {
    const game = { sky: 'fog', night: true }
    expect(look({ inches: 3 }, 10, game)).toMatchObject({ needed: 10, spotted: true })
    const table = bookgunGame({ game })
    const beyond = { troop: table.id('Cell'), target: table.id('Section'), inches: 4 }
    const refused = (more: object) => table.refused('spot', { ...beyond, ...more })
    expect(refused({})).toBe('4" is beyond the spotting chart, halved by fog, and again by darkness.')
    expect(refused({ inches: 7, goggles: true })).toBe('7" is beyond the spotting chart, halved by fog.')
    expect(refused({ inches: 7, thermal: true })).toBe('7" is beyond the spotting chart, halved by darkness.')
  })

  it('thermal sights see through fog, not through rain; goggles see in the dark (p. 10, 19)', () => {
    expect(look({ inches: 12, thermal: true }, 3, { sky: 'fog' }).spotted).toBe(true)
    expect(look({ inches: 12, goggles: true }, 3, { night: true }).spotted).toBe(true)
    const table = bookgunGame({ game: { sky: 'rain' } })
    const input = { troop: table.id('Cell'), target: table.id('Section'), inches: 12, thermal: true }
    expect(table.refused('spot', input)).toContain('halved by rain')
  })
})

describe('Rules of engagement (p. 7)', () => {
  it('are in force when civilians are present, and told when another is set', () => {
    const table = bookgunGame({ mobs: { Crowd: 'nobody' } })
    expect(table.do('setRoe', { rule: 'ROE1' }).said).toBe('ROE1 Weapons Hold is in force.')
    expect(bookgunGame().do('setRoe', { rule: 'ROE2' }).said).toContain('will be in force')
  })

  it('who is friendly to the insurgents is run by them, and acts on red cards (ruling)', () => {
    const table = bookgunGame({ mobs: { Crowd: 'insurgents' } })
    expect(
      table
        .card('8H')
        .do('pass', { troop: table.id('Crowd') })
        .troop('Crowd').acted,
    ).toBe(true)
  })
})
