import { describe, expect, it } from 'vitest'
import { bookRules } from '../../../../../../src/main/engine/system.ts'
import { qrsModel, withFamilies } from '../../../../../../src/main/sheets/qrs/makeQrs.ts'
import type { QrsTable } from '../../../../../../src/main/sheets/qrs/qrsModel.ts'
import { qrsNumber } from '../../../../../../src/main/sheets/qrs/numbers.ts'
import { onTheRoster, qrsSheets } from '../../../../../../src/games/fng/sheets/qrs/qrsSheets.ts'
import { missionRows } from '../../../../../../src/games/fng/sheets/qrs/missionRows.ts'
import { playerAid } from '../../../../../../src/games/fng/sheets/playerAid/playerAid.ts'
import { missionTables } from '../../../../../../src/games/fng/sheets/qrs/missionTables.ts'
import type { FngState, HouseRow, Mission } from '../../../../../../src/games/fng/rules/state.ts'
import { fngTables } from '../../../../../../src/games/fng/rules/tables/index.ts'
import { playTour } from '../../../../../support/playTour.ts'
import { withMission } from '../../../../sheets/sampleMission.ts'
import { fngBook } from '../../../../../../src/games/fng/sheets/qrs/fngBook.ts'

const patrolState = withMission()

/** @returns tables as a sheet has them. */
const printed = (ids: readonly string[], state: FngState | null = null): readonly QrsTable[] =>
  qrsModel(fngBook, { title: 'Any', tables: withFamilies(fngBook, ids) }, state).tables

const cellsOf = (table: QrsTable | undefined) => table?.rows.map(({ cells }) => cells)

describe('tables on a quick reference sheet', () => {
  it('every table of the engine is on a sheet, but those that the roster itself shows', () => {
    const there = new Set(
      qrsSheets.flatMap((spec) =>
        qrsModel(fngBook, spec, null).tables.flatMap(({ tables }) => tables.map(({ id }) => id)),
      ),
    )
    expect(fngTables.filter(({ id }) => !there.has(id)).map(({ id }) => id)).toEqual(onTheRoster)
  })

  it('FNG p. 32: Ranged Combat tells the faces that every REP wants, and says one result once', () => {
    const [table] = printed(['ranged-combat'])
    expect(table?.columns.map(({ head }) => head)).toEqual(['total', 'REP 3', 'REP 4', 'REP 5', 'REP 6', '', ''])
    const rows = cellsOf(table)!
    expect(rows).toHaveLength(6)
    expect(rows[0]).toEqual(['up to 6', '1-3', '1-2', '1', '-', 'Missed', null])
    expect(rows[1]?.slice(0, 5)).toEqual(['7', '4', '3', '2', '1'])
    expect(rows[1]?.[5]).toContain('shooter moved fast; shooter snap firing; target charging')
    expect(rows[2]).toEqual(['', '', '', '', '', 'otherwise', 'Hit'])
  })

  it('FNG p. 39: a circumstance of several rows is their heading', () => {
    const rows = printed(['medic-availability'])[0]!.rows
    expect(rows.filter(({ kind }) => kind === 'heading').map(({ cells }) => cells[0])).toEqual([
      'First squad on the table',
      'Two squads on the table',
      'Rest of the platoon arrives',
    ])
  })

  it('FNG p. 93: a weapon that is called as its kind is still named beside it', () => {
    const rows = cellsOf(printed(['weapons.generic-names'])[0])!
    expect(rows.find(([name]) => name === 'M-2 carbine')?.slice(0, 2)).toEqual(['M-2 carbine', 'M-2 carbine'])
  })

  it('FNG pp. 108-109: what holds for both sides of an aircraft is marked, a result that needs no circumstance is not', () => {
    const rowOf = (id: string, name: string) => printed([id])[0]!.rows.find(({ cells }) => cells[0] === name)
    const canberra = rowOf('list.fwf-aircraft', 'Canberra bomber')
    expect(canberra?.cells.slice(3, 5)).toEqual(['1x 750 lb bomb', null])
    expect(canberra?.shared).toEqual([3])
    expect(printed(['ranged-combat'])[0]!.rows[0]!.shared).toBeUndefined()
    const foot = qrsModel(fngBook, { title: 'Any', tables: ['reaction.man-down'] }, null)
    expect(foot.source).toBe('FNG: 2nd Tour, p. 22-112')
  })

  it('names weapons and ground as players do', () => {
    expect(cellsOf(printed(['army.us-army-infantry'])[0])?.[0]).toEqual(['HQ: Lieutenant', '1', 'M-16'])
    expect(cellsOf(printed(['terrain.effects'])[0])?.map(([name]) => name)).toContain('elephant grass')
  })

  it('puts the tables of a family side by side only where several are wanted', () => {
    const [both] = printed(['mission.type.dmz', 'mission.type.coastal'])
    expect(both?.columns.map(({ head }) => head)).toEqual(['', 'DMZ', 'Coastal'])
    expect(printed(['mission.type.dmz'])[0]?.title).toBe('Mission type, DMZ')
  })

  it('FNG p. 75: what a Support Level adds to a request stands as a grid, kind by kind', () => {
    const [table] = printed([1, 2, 3, 4, 5, 6].map((level) => `support-level.${level}`))
    const rows = cellsOf(table)!
    expect(rows.at(-6)).toEqual(['On Demand mortars, on Artillery/Mortars Request', '-1', '0', '0', '0', '-', '-'])
    expect(rows.filter(([name]) => name === 'Modifiers')).toEqual([['Modifiers']])
  })

  it('FNG p. 9: a list does not add itself up, and marks its footnotes with no more than their number', () => {
    const [table] = printed(['army.us-army-infantry'])
    const cells = cellsOf(table)!
    expect(cells.map(([entry]) => entry)).not.toContain('in all, in a squad')
    expect(cells.find(([entry]) => entry?.endsWith('FO'))).toEqual(['attachment (1-2): FO', '1', 'pistol (1)'])
  })

  it('does not know a table that there is not', () => {
    expect(() => withFamilies(fngBook, ['no-such-table'])).toThrow('There is no table "no-such-table".')
  })
})

describe('house rules on a quick reference sheet', () => {
  const house = (tableId: string, part: HouseRow['part'], position: number, patch: object): HouseRow => ({
    id: position + 1,
    tableId,
    part,
    position,
    patch: JSON.stringify(patch),
  })
  const withHouse = (...houseRows: HouseRow[]): FngState => ({ ...patrolState, houseRows })

  it('marks the row that is played otherwise, and says so at the foot', () => {
    const state = withHouse(house('reaction.man-down', 'row', 1, { text: 'Goes prone' }))
    const model = qrsModel(fngBook, { title: 'Any', tables: ['reaction.man-down', 'in-sight'] }, state)
    expect(model.house).toBe('Changed by house rules, where marked: Man Down')
    expect(model.tables[0]!.rows.map(({ cells, changed }) => [cells[1], changed])).toEqual([
      ['Carry On', []],
      ['Goes prone', [0]],
      ['Cohesion test of the whole group', []],
    ])
  })

  it('marks modifiers, and the one column of a family', () => {
    const state = withHouse(
      house('in-sight', 'modifier', 1, { by: 2 }),
      house('mission.type.coastal', 'row', 0, { text: 'Fight' }),
    )
    const tables = printed(['in-sight', 'mission.type.dmz', 'mission.type.coastal'], state)
    expect(tables[0]!.modifiers.filter(({ changed }) => changed)).toEqual([
      { text: 'Quick Reflexes', effect: '+2d6', changed: true },
    ])
    expect(tables[1]!.rows[0]).toMatchObject({ cells: ['2', 'Defense', 'Fight'], changed: [2] })
  })

  it('prints tables of the player beside those of the book, whose numbers stay', () => {
    const rows = JSON.stringify([{ from: 1, to: 6, text: 'Rice' }])
    const state = { ...withHouse(), ownTables: [{ id: 1, name: 'huts', title: 'Huts', dice: '1d6', rows }] } as FngState
    const model = qrsModel(fngBook, { title: 'Any', tables: ['own.huts', 'mission.contact'] }, state)
    expect(model.tables.map(({ title, number }) => [title, number])).toEqual([
      ['Huts', ''],
      ['Contact test', qrsNumber(fngBook, 'mission.contact')],
    ])
    expect(cellsOf(model.tables[0])).toEqual([['1-6', 'Rice']])
    expect(qrsModel(fngBook, { title: 'Own', tables: ['own.huts'] }, state).source).not.toContain('FNG')
  })

  it('says nothing of house rules where none touches the sheet', () => {
    expect(qrsModel(fngBook, { title: 'Any', tables: ['in-sight'] }, withHouse()).house).toBeNull()
  })
})

describe('the sheets of a campaign turn', () => {
  it.each(['qrsCampaign', 'qrsAftermath'])(
    '%s: its tables stand in the order in which a tour rolls on them',
    (name) => {
      const spec = qrsSheets.find(({ sheet }) => sheet === name)!
      // A new man's DEROS is rolled whenever he comes.
      const order = spec.tables.flatMap((one) => (typeof one === 'string' && one !== 'campaign.deros' ? [one] : []))
      const steps = playTour('usmc', 1967)
      // A step belongs to the half-month in which it was taken.
      const turns = Map.groupBy(steps.slice(1), (_, i) => steps[i]!.state.tour[0]!.halfMonth)
      const rolled = [...turns.values()].map((entries) => {
        const ids = entries.flatMap(({ lines }) => lines.flatMap(({ table }) => table ?? []))
        return [...new Set(ids)].filter((id) => order.includes(id))
      })
      expect(Math.max(...rolled.map((ids) => ids.length))).toBeGreaterThan(6)
      for (const ids of rolled) expect(ids).toEqual(order.filter((id) => ids.includes(id)))
    },
  )
})

describe('the tables of a mission', () => {
  const mission = patrolState.missions.at(-1)!
  const tablesOf = (change: Partial<Mission>, state: FngState = patrolState) =>
    missionTables(state, { ...mission, ...change })

  it('are known to the engine, each named once', () => {
    for (const supportLevel of [null, 1, 2, 3, 4, 5, 6]) {
      const ids = tablesOf({ supportLevel, eal: supportLevel })
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => !fngTables.some((table) => table.id === id))).toEqual([])
    }
  })

  it('stand in the order of their numbers, which are those of the sheets', () => {
    for (const supportLevel of [null, 1, 3, 6]) {
      const ids = tablesOf({ supportLevel, eal: 3, civilians: true })
      const numbers = ids.map((id) => qrsNumber(fngBook, id).split('.').map(Number))
      const places = numbers.map(([chapter, place]) => chapter! * 1000 + place!)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
  })

  it('FNG pp. 35, 102: hold the weapons of both sides, those of melee, and what support costs', () => {
    const ids = tablesOf({ supportLevel: 2 })
    expect(ids).toEqual(
      expect.arrayContaining(['melee-weapons', 'after.support-vp', 'reinforcements.fwf.sl-2', 'weapons.fwf.sa-rifle']),
    )
    expect(tablesOf({ supportLevel: null })).not.toContain('after.support-vp')
  })

  it('leave to the Player Aid what stands there whole, and lack nothing else of a fight on foot', () => {
    // As the blocks cite them: "5.1-5.3, 10.1".
    const spans = [...playerAid(patrolState).blocks.values()]
      .flatMap(({ cited }) => cited.split(', '))
      .map((span) => span.split('-').map((number) => number.split('.').map(Number)))
    const isOnTheAid = (id: string) => {
      const [chapter, place] = qrsNumber(fngBook, id).split('.').map(Number)
      return spans.some(([from, to = from]) => from![0] === chapter && from![1]! <= place! && place! <= to![1]!)
    }
    const left = [
      ...['reaction.received-fire', 'reaction.man-down', 'reaction.cohesion', 'reaction.recover-from-knock-down'],
      ...['in-sight', 'in-sight.resolution', 'ranged-combat', 'combat-damage', 'outgunned', 'fast-move', 'first-aid'],
      ...['ready-the-grenade', 'throwing-a-grenade', 'charge-into-melee', 'charge-resolution', 'melee-combat'],
      ...['melee-results', 'pef-movement', 'pef-resolution', 'vc-nva-activity', 'vc-nva-spacing', 'vc-nva-action'],
    ]
    expect(left.filter((id) => !isOnTheAid(id))).toEqual([])
    const ids = tablesOf({ supportLevel: 2 })
    expect(left.filter((id) => ids.includes(id))).toEqual([])
    for (const id of ['hasty-mg-setup', 'recon-by-fire', 'smoke.growth', 'melee-weapons', 'oof-mobility'])
      expect(ids).toContain(id)
  })

  it('FNG p. 99: a Bridge has the victory points of its own task, a Check Point those of detained suspects', () => {
    const eventsOf = (defenseTask: NonNullable<Mission['defenseTask']>) => {
      const own: Mission = { ...mission, type: 'defense', defenseTask }
      const only = missionRows(patrolState, bookRules, own)
      const [table] = qrsModel(fngBook, { title: 'Any', tables: ['mission.victory-points'] }, patrolState, only).tables
      return cellsOf(table)!.map(([event]) => event!)
    }
    expect(eventsOf('bridge').filter((event) => event.includes('assigned task'))).toHaveLength(2)
    expect(eventsOf('bridge').filter((event) => event.includes('detained'))).toEqual([])
    expect(eventsOf('checkPoint').filter((event) => event.includes('detained'))).toHaveLength(1)
  })

  it('of our weapons and of aircraft only those are printed that the platoon has, or that may come', () => {
    const own: Mission = { ...mission, corps: 'i', supportLevel: 3 }
    const only = missionRows(patrolState, bookRules, own)
    const ids = missionTables(patrolState, own)
    const tables = qrsModel(fngBook, { title: 'Any', tables: withFamilies(fngBook, ids) }, patrolState, only).tables
    const namesIn = (id: string) =>
      cellsOf(tables.find((one) => one.tables.some((each) => each.id === id)))!.map(([name]) => name!)
    const ours = namesIn('weapons.fwf.sa-rifle')
    expect(ours.some((name) => name.startsWith('M-14'))).toBe(true)
    expect(ours.filter((name) => name.includes('Owen'))).toEqual([])
    expect(ours.length).toBeLessThan(25)
    // No note without its mark: nobody of theirs has a demolition charge or a gun for jeeps.
    const arms = tables.find((one) => one.tables.some(({ id }) => id === 'weapons.fwf.sa-rifle'))!.rows
    const notes = arms.filter(({ kind }) => kind === 'note').map(({ cells }) => cells[0]!)
    const said = arms
      .filter(({ kind }) => kind === 'cells')
      .flatMap(({ cells }) => cells)
      .join(' ')
    expect(notes.filter((note) => /timer|jeeps/.test(note))).toEqual([])
    for (const note of notes) expect(said).toContain(/^\(\d\)/.exec(note)?.[0] ?? '')
    const craft = namesIn('list.fwf-helicopters')
    expect(craft.filter((name) => name.includes('Bushranger'))).toEqual([])
    expect(craft.filter((name) => name.includes('Hog')).length).toBeGreaterThan(0)
    expect(craft.filter((name) => /Slick|Firefly|CH-46/.test(name)).length).toBeGreaterThan(1)
  })

  it('follow its kind, area, levels and civilians', () => {
    const ids = tablesOf({ type: 'recon', corps: 'iii', area: 'free-fire-zone', eal: 2, supportLevel: 1 })
    expect(ids).toEqual(
      expect.arrayContaining([
        'mission.recon-pc',
        'enemy-generator.iii-corps.free-fire-zone',
        'potential-contact.eal-2',
      ]),
    )
    expect(tablesOf({ supportLevel: 4 })).toContain('air.availability.i-corps')
    expect(tablesOf({ civilians: false })).not.toContain('civilian.reaction')
    expect(tablesOf({ civilians: true })).toContain('civilian.reaction')
    expect(tablesOf({ type: 'defense', defenseTask: 'checkPoint' })).toContain('mission.check-point')
    // Traffic comes over a Bridge in any case (p. 99).
    const none = { type: 'defense', civilians: false } as const
    expect(tablesOf({ ...none, defenseTask: 'bridge' })).toContain('civilian.reaction')
    expect(tablesOf({ ...none, defenseTask: 'waterParty' })).not.toContain('civilian.reaction')
  })

  it('FNG pp. 75-76: at Support Level 1 every kind of support may be asked for, and so all its tables are there', () => {
    const ids = tablesOf({ supportLevel: 1, corps: 'i' })
    const wanted = [
      'artillery.hitting',
      'artillery.deviation',
      'artillery.danger-close',
      'air.request',
      'air.munitions',
      'list.fwf-aircraft',
      'list.fwf-helicopters',
    ]
    expect(ids).toEqual(expect.arrayContaining([...wanted, 'heli.gunship-availability.i-corps', 'heli.crash']))
    // Nothing is Ready, and reinforcements come by the Activation roll alone.
    expect(ids).not.toContain('ready-support-request')
    expect(ids).not.toContain('reinforcements-request')
    expect(tablesOf({ supportLevel: 3 })).toContain('ready-support-request')
  })

  it('FNG pp. 62-68: contacts lead to traps, tunnels and bunkers, and First Contact moves the EAL by 1', () => {
    const ids = tablesOf({ eal: 5, activity: null })
    expect(ids).toEqual(
      expect.arrayContaining(['tunnel-survival', 'bunker-suppression', 'weapons.cf.anti-tank', 'vc-weapons']),
    )
    const levels = (part: string) => ids.filter((id) => id.startsWith(part)).map((id) => id.at(-1))
    expect([levels('potential-contact.'), levels('reinforcements.vc-nva.')]).toEqual([
      ['4', '5', '6'],
      ['4', '5', '6'],
    ])
    expect(tablesOf({ eal: 1, activity: 'low' }).filter((id) => id.startsWith('potential-contact.'))).toHaveLength(1)
  })

  it('FNG pp. 67, 75, 102: of its tables only the rows, columns and modifiers of this mission are printed', () => {
    const own: Mission = { ...mission, type: 'patrol', corps: 'iv', area: 'swamp', supportLevel: 2 }
    const only = missionRows(patrolState, bookRules, own)
    const tables = qrsModel(
      fngBook,
      { title: 'Any', tables: missionTables(patrolState, own) },
      patrolState,
      only,
    ).tables
    const named = (id: string) => tables.find((one) => one.tables.some((each) => each.id === id))!
    expect(named('mission.victory-points').columns.map(({ head }) => head)).toEqual(['event', 'Patrol'])
    expect(cellsOf(named('mission.victory-points'))!.flat()).not.toContain('-')
    expect(cellsOf(named('mission.game-length'))).toHaveLength(1)
    expect(
      named('artillery.request')
        .modifiers.map(({ text }) => text)
        .filter((text) => /Level|Population/.test(text)),
    ).toEqual(['Support Level 2, artillery'])
    const planes = cellsOf(named('air.availability.ii-iii-iv-corps'))!.flat()
    expect(planes).toContain('VNAF T-28 Trojan, pilot REP 4')
    expect(planes.filter((cell) => cell?.includes('Canberra'))).toEqual([])
    expect(
      cellsOf(named('heli.gunship-availability.ii-iii-iv-corps'))!
        .flat()
        .filter((cell) => /^II( and III)? Corps/.test(cell ?? '')),
    ).toEqual([])
    const sectors = new Set(patrolState.sectors.map(({ ground }) => ground.replaceAll('-', ' ')))
    const grounds = cellsOf(named('terrain.effects'))!.map(([name]) => name!)
    expect(grounds).toEqual(expect.arrayContaining([...sectors].filter((name) => name !== 'rice paddy')))
    expect(grounds.length).toBeLessThan(12)
    const special = cellsOf(named('terrain.special-effects'))!.map(([name]) => name!)
    expect(special.length).toBeGreaterThan(1)
    expect(special.filter((name) => !grounds.some((ground) => ground.startsWith(name)))).toEqual([])
    const dmz = missionRows(patrolState, bookRules, { ...mission, corps: 'i', area: 'dmz' })
    const nva = qrsModel(
      fngBook,
      { title: 'Any', tables: ['vc-nva-spacing', 'reinforcements.vc-nva.eal-3'] },
      patrolState,
      dmz,
    )
    expect(cellsOf(nva.tables[0])).toEqual([['NVA', '4"']])
    expect(nva.tables[1]!.columns.map(({ head }) => head)).toEqual(['total', 'NVA'])
  })

  it('have those of buildings and water where there are any', () => {
    const dry: FngState = {
      ...patrolState,
      courses: [],
      sectors: patrolState.sectors.map((sector) => ({ ...sector, ground: 'clear', marsh: false, buildings: 0 })),
    }
    expect(tablesOf({}, dry).filter((id) => /^(water|in-a-fire)/.test(id))).toEqual([])
    const wet: FngState = {
      ...dry,
      sectors: dry.sectors.map((sector) => ({ ...sector, ground: 'swamp', buildings: 1 })),
    }
    expect(tablesOf({}, wet)).toEqual(expect.arrayContaining(['water.swimming', 'in-a-fire']))
  })
})
