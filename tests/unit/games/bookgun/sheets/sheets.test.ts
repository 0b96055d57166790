import { rulesBy, withFigure } from '../../../../../src/main/engine/filledFigures.ts'
import { asInBook } from '../../../../../src/main/engine/houseRules.ts'
import { movement } from '../../../../../src/games/bookgun/rules/tables/movement.ts'
import type { Mobility } from '../../../../../src/games/bookgun/rules/state.ts'
import { movesOf } from '../../../../../src/games/bookgun/sheets/shared/moves.ts'
import { describe, expect, it } from 'vitest'
import { doAtOnce } from '../../../../../src/main/engine/work.ts'
import { making, type SheetSource } from '../../../../../src/main/sheets/offer.ts'
import { roomOf } from '../../../../../src/main/sheets/onPaper.ts'
import { inside, writingRow } from '../../../../../src/main/sheets/paper.ts'
import { bookgunCopy } from '../../../../../src/games/bookgun/rules/copy.ts'
import { nations } from '../../../../../src/games/bookgun/rules/organisation/nations.ts'
import { empty, type BookgunState } from '../../../../../src/games/bookgun/rules/state.ts'
import { blankForm } from '../../../../../src/games/bookgun/sheets/blankForm/blankForm.ts'
import { cardsModel } from '../../../../../src/games/bookgun/sheets/cards/cards.ts'
import { initiativeModel } from '../../../../../src/games/bookgun/sheets/initiative/initiative.ts'
import { concealedBlock, otherBlocks, withRows } from '../../../../../src/games/bookgun/sheets/markers/markers.ts'
import { blankRosters } from '../../../../../src/games/bookgun/sheets/roster/blankRosters.ts'
import { rosterModels } from '../../../../../src/games/bookgun/sheets/roster/roster.ts'
import { sealedListModel } from '../../../../../src/games/bookgun/sheets/sealedList/sealedList.ts'
import { tablesModel } from '../../../../../src/games/bookgun/sheets/tables/tables.ts'
import { bookgunTables } from '../../../../../src/games/bookgun/rules/tables/index.ts'
import { bookgunSheets } from '../../../../../src/games/bookgun/sheets/sheetsOf.ts'
import { bookgunCampaign, bookgunGame } from '../../../../support/bookgun.ts'
import { playBookgunGames } from '../../../../support/bookgunGames.ts'
import { playedState, rosterState } from '../../../../support/bookgunRosters.ts'
import { both, expectSound } from '../../../../support/everySheet.ts'
import { testMeasure, textsOf } from '../../../sheets/inCells.ts'
import { narrowRows } from '../../../sheets/narrowRows.ts'

/** Thirty letters, whatever it is. */
const longName = (name: string) => `${name} Wojciechowska-Featherstone`.slice(0, 30)

const played = playBookgunGames(5)

/** A game that plays itself, where one side keeps something, and where it is over. */
const sealedIn = played.filter(({ after }) => after.sealed.some(({ opened }) => !opened))

const states: Readonly<Record<string, BookgunState>> = {
  'a game that plays itself': sealedIn[Math.floor(sealedIn.length / 2)]!.after,
  'games that are over': played.at(-1)!.after,
  'a campaign with nothing': empty,
  ...Object.fromEntries(nations.map(({ id, title }) => [`a roster of ${title}`, rosterState(id)])),
  'long names': rosterState('canada', { named: longName }),
  'a game under way': playedState('canada'),
  'a large game with long names': playedState('usa', { named: longName, times: 3 }),
}

const sourceOf = (state: BookgunState) => ({ state, name: 'Darreh' }) as unknown as SheetSource
const idris = 2
/** In games that play themselves the insurgents seal. */
const holderIn = ({ sealed }: BookgunState) => sealed.find(({ opened }) => !opened)?.sideId ?? idris

const made = (sheet: (typeof bookgunSheets)[number], source: SheetSource | null) =>
  sheet.lacking(source) === null
    ? doAtOnce(
        making(
          sheet,
          source,
          sheet.takes.includes('holder') ? { holder: holderIn(source!.state as BookgunState) } : {},
        ),
      )
    : null

const sheetNamed = (name: string) => bookgunSheets.find(({ sheet }) => sheet === name)!

const wordsOn = (name: string, state: BookgunState): string =>
  doAtOnce(made(sheetNamed(name), sourceOf(state))!.layOut(testMeasure(), inside('letter')))
    .flatMap(textsOf)
    .map(({ text }) => text)
    .join(' ')

describe('sheets', () => {
  it.each(bookgunSheets)('$sheet: nothing clipped or overlapping on either paper, whatever it shows', (sheet) => {
    const drawn = [null, ...Object.values(states).map(sourceOf)].map((source) => made(sheet, source))
    expect(drawn.some((ready) => ready !== null)).toBe(true)
    for (const ready of drawn) if (ready !== null) expectSound(ready)
  })

  it('leave room for a hand that writes on the initiative track', () => {
    for (const state of [empty, playedState('canada')])
      for (const paper of both) {
        const track = made(sheetNamed('initiative'), sourceOf(state))!
        const pages = doAtOnce(track.layOut(testMeasure(), roomOf(track, paper)))
        expect(pages.flatMap((marks) => narrowRows(marks))).toEqual([])
      }
  })

  it('leave room for a hand that writes on cards: their lines, and boxes for what the text has lost', () => {
    for (const state of [empty, playedState('canada')])
      for (const paper of both) {
        const cards = made(sheetNamed('cards'), sourceOf(state))!
        const pages = doAtOnce(cards.layOut(testMeasure(), roomOf(cards, paper)))
        expect(pages.flatMap((marks) => narrowRows(marks))).toEqual([])
        const boxes = pages
          .flat()
          .flatMap((mark) => (mark.kind === 'path' && mark.dash ? [/v([\d.]+)/.exec(mark.d)!] : []))
        for (const [, high] of boxes) expect(Number(high)).toBeGreaterThanOrEqual(writingRow)
        if (state !== empty) expect(boxes.length).toBeGreaterThan(0)
      }
  })

  it.each(both)('the booklet is folded of two sheets of %s, without a leaf of notes', (paper) => {
    const booklet = made(sheetNamed('qrsBooklet'), sourceOf(empty))!
    const pages = doAtOnce(booklet.layOut(testMeasure(), roomOf(booklet, paper)))
    expect(pages).toHaveLength(8)
    expect(pages.flatMap(textsOf).map(({ text }) => text.toUpperCase())).not.toContain('NOTES')
  })

  it('can be printed before a campaign has begun, but for rosters, turns and what is sealed', () => {
    const lack = bookgunSheets.filter((sheet) => sheet.lacking(null) !== null).map(({ sheet }) => sheet)
    expect(lack).toEqual(['roster', 'turn', 'sealedList'])
    expect(sheetNamed('roster').lacking(sourceOf(empty))).toBe('There is no unit yet.')
  })
})

describe('rosters', () => {
  it('hold every unit of every side, figure by figure, with those lost struck out', () => {
    const state = rosterState('canada')
    const models = rosterModels(state, '')
    expect(models.map(({ title, when }) => [title, when])).toEqual([
      ['Roster: Canada', 'B Company: Noor'],
      ['Roster: Insurgents', 'Northern Front: Idris'],
      ['Roster: Civilians', ''],
    ])
    const units = models.flatMap(({ groups }) => groups.flatMap((group) => group.units))
    expect(units.map(({ name }) => name)).toEqual(state.units.map(({ name }) => name))
    const lost = units.flatMap(({ figures }) => figures).filter(({ out }) => out)
    expect(lost).toHaveLength(state.figures.filter(({ lostIn }) => lostIn !== null).length)
    const words = wordsOn('roster', state)
    for (const { name, leader } of state.units) expect(words).toContain(leader === '' ? name : leader)
  })

  it('say as of when they are, and that a game under way is not in them', () => {
    const asOf = (state: BookgunState) => rosterModels(state, '')[0]!.asOf
    expect(asOf({ ...rosterState('canada'), games: [] })).toBe('Before the first game.')
    const played = playedState('canada')
    const [{ number, turn } = played.games[0]!] = played.games
    const under = `Before game ${number}, which is in turn ${turn}: who is fit in it now stands on the initiative track.`
    expect(asOf(played)).toBe(under)
    expect(wordsOn('roster', played)).toContain(under)
    const games = played.games.map((game) => ({ ...game, phase: 'setUp' as const }))
    expect(asOf({ ...played, games })).toBe(`Before game ${number}, which is being set up.`)
    const tour = played.tour.map((one) => ({ ...one, gameId: null }))
    expect(asOf({ ...played, tour })).toBe(`After game ${played.games.length}.`)
  })

  it('blank: one for each nation, insurgents and civilians, made of the organisation', () => {
    expect(blankRosters.map(({ title }) => title)).toEqual([
      'USA',
      'UK',
      'Canada',
      'Israel',
      'Former Soviet',
      'Arab',
      'Insurgents',
      'Civilians',
    ])
    for (const { model } of blankRosters) expect(model).toMatchObject({ whose: '', when: '' })
    expect(wordsOn('blankCanada', rosterState('canada'))).toMatch(/PLAYER.*FORCE, DATE/)
    expect(wordsOn('blankCanada', rosterState('canada'))).not.toContain(rosterState('canada').tour[0]!.title)
    const groupsOf = (id: string) => blankRosters.find((one) => one.id === id)!.model.groups
    expect(groupsOf('usa').map(({ title, units }) => [title, units.length])).toEqual([
      ['Infantry, Marine, Mechanized, Airborne platoon', 8],
      ['Light infantry platoon', 6],
      ['Ranger platoon', 7],
      ['Company and armor', 5],
      ['Delta Force, Special Forces', 2],
    ])
    const [platoon] = groupsOf('canada')
    expect(platoon!.units.map(({ name, figures }) => [name, figures.length])).toEqual([
      ['Platoon HQ', 3],
      ['Section 1', 7],
      ['Section 2', 7],
      ['Section 3', 7],
      ['Weapons section', 5],
      ['Anti-tank team', 2],
      ['60mm mortar team', 2],
    ])
    expect(platoon!.units[5]!.note).toBe('84mm MAW or light anti-tank missile')
    expect(groupsOf('insurgents')[0]!.units.map(({ figures }) => figures.length)).toEqual([1, 14, 14, 14, 14, 2, 2, 2])
  })
})

describe('cards', () => {
  it('are the four rules of engagement and a card for each leader', () => {
    const { roe, leaders } = cardsModel(rosterState('canada'))
    expect(roe.map(({ rule, freedom }) => [rule, freedom])).toEqual([
      ['ROE1', 1],
      ['ROE2', 2],
      ['ROE3', 3],
      ['ROE4', 4],
    ])
    expect(leaders.map(({ leader }) => leader).filter((name) => name !== '' && name !== null)).toEqual([
      'Lt Gagnon, M.',
      'Sgt Tremblay, K.',
      'Sgt Boucher, A.',
      'MCpl Roy, D.',
      'Lt Caron, P.',
      'Dawud',
      'Yasin',
      'Farid',
    ])
  })

  it('have a line for a leader without a name, and say where nobody leads any more', () => {
    const state = rosterState('canada')
    const { id } = state.units.find(({ leader }) => leader === 'Sgt Boucher, A.')!
    const cardIn = (of: BookgunState) => {
      const at = cardsModel(state).leaders.findIndex(({ leader }) => leader === 'Sgt Boucher, A.')
      return cardsModel(of).leaders[at]!
    }
    const nameless = { ...state, units: state.units.map((unit) => (unit.id === id ? { ...unit, leader: '' } : unit)) }
    expect(cardIn(nameless).leader).toBe('')
    const fallen = {
      ...state,
      figures: state.figures.map((one) => (one.unitId === id && one.leads ? { ...one, lostIn: 1 } : one)),
    }
    expect(cardIn(fallen)).toMatchObject({ leader: null, spots: { withLeader: null } })
    expect(cardIn(fallen).figures.some(({ leads }) => leads)).toBe(false)
    expect(wordsOn('cards', fallen)).toContain('Leaderless')
    expect(wordsOn('cards', fallen)).not.toContain('Boucher')
  })

  it('spell what a figure carries as the roster does, and halve what is spotted in fog', () => {
    const state = rosterState('canada')
    const { leaders } = cardsModel(state)
    const labels = new Set(leaders.flatMap(({ figures }) => figures.map(({ label }) => label)))
    const onRoster = rosterModels(state, '').flatMap(({ groups }) => groups.flatMap(({ units }) => units))
    for (const label of labels)
      expect(
        onRoster.some(({ figures }) => figures.some((one) => one.label === label)),
        label,
      ).toBe(true)
    expect(leaders[0]!.spots.reach).toBe('12", in fog 6"')
    const game = playedState('canada')
    const inSky = (sky: 'clear' | 'fog', night = false) => ({
      ...game,
      games: game.games.map((one) => ({ ...one, sky, night })),
    })
    expect(cardsModel(inSky('clear')).leaders[0]!.spots.reach).toBe('12"')
    expect(cardsModel(inSky('fog')).leaders[0]!.spots.reach).toBe('6" in fog')
    expect(cardsModel(inSky('fog', true)).leaders[0]!.spots.reach).toBe('3" in fog and darkness')
  })

  it('print the dice of the movement table, whatever stands there', () => {
    const given = [
      ['overSnow', 'cross', 6],
      ['bicycles', 'crossMounted', 5],
      ['bicycles', 'road', 4],
    ] as const
    const patch = given.reduce(
      (before, [key, figure, dice]) =>
        withFigure(
          before,
          movement.rows.findIndex((row) => row.key === key),
          figure,
          dice,
        ),
      asInBook,
    )
    const rules = rulesBy(new Map([[movement.id, patch]]))
    const said = (mobility: Mobility) => movesOf(rules, 'army', mobility).map(({ value }) => value.text)
    expect(said('skiDoo')).toEqual(['6D6'])
    expect(said('bv206')[0]).toBe('6D6')
    expect(said('bicycles')).toEqual(['5D6, on foot 2D6', '4D6, on foot 4D6', 'on foot, high die off'])
  })

  it('tell how a unit moves and what it spots: printed, the player’s own, or blank', () => {
    const { leaders } = cardsModel(rosterState('canada'))
    const of = (name: string) => leaders.find(({ leader }) => leader === name)!
    const moves = (name: string) => of(name).lines.map(({ what, value }) => [what, value.text, value.how])
    expect(moves('Sgt Boucher, A.')).toEqual([
      ['Open order', '3D6', 'plain'],
      ['Charge', '4D6', 'plain'],
      ['Rough', 'high die off', 'plain'],
    ])
    expect(moves('Dawud')[2]).toEqual(['Rough', 'low die off', 'plain'])
    expect(moves('Lt Caron, P.')).toEqual([
      ['Cross country', '4D6', 'own'],
      ['On road', '', 'blank'],
      ['Rough', 'low die off', 'plain'],
    ])
    expect(of('Sgt Boucher, A.').spots).toMatchObject({ withLeader: { how: 'own' }, without: { how: 'blank' } })
    expect(of('Dawud').spots).toMatchObject({ withLeader: { text: '10' }, without: { text: '8', how: 'plain' } })
  })
})

describe('markers and the sealed list', () => {
  it('markers fill whole rows', () => {
    const none = { groups: 0, units: 0, figures: 0 }
    const many = { groups: 0, units: 30, figures: 240 }
    for (const block of [concealedBlock(0), concealedBlock(13), ...otherBlocks(none), ...otherBlocks(many, 0.6)])
      for (const { markers, across } of [block, withRows(block, 1)]) expect(markers.length % across).toBe(0)
    const count = (need: typeof none, sign: string) =>
      otherBlocks(need).flatMap(({ markers }) => markers.filter((one) => one.sign === sign)).length
    for (const sign of ['reload', 'acted', 'prone', 'wounded', 'shaken'])
      expect(count(many, sign), sign).toBeGreaterThan(count(none, sign))
    expect(count(many, 'acted')).toBeGreaterThanOrEqual(30)
    expect([0, 12, 13, 40].map((count) => concealedBlock(count).markers.length)).toEqual([12, 12, 18, 42])
  })

  it('the list is for its player alone, and on no other sheet', () => {
    const state = playedState('canada')
    const secrets = ['Cell 4, 14 figures', 'Dawud, Cell 1', 'mill']
    for (const { sheet, takes } of bookgunSheets.filter((one) => one.lacking(sourceOf(state)) === null)) {
      const words = wordsOn(sheet, state)
      for (const secret of secrets) expect(words.includes(secret), `${sheet}: ${secret}`).toBe(takes.includes('holder'))
    }
    const model = sealedListModel(state, '', idris)
    expect(model.markers.map(({ what }) => what).slice(0, 3)).toEqual([
      'Cell 1, 14 figures',
      'Cell 2, 14 figures',
      'dummy',
    ])
    expect(wordsOn('sealedList', state)).not.toMatch(/[0-9a-f]{13}/)
    expect(() => sealedListModel(state, '', 1)).toThrow(/has sealed nothing/)
    expect(() => doAtOnce(making(sheetNamed('sealedList'), sourceOf(state), {}))).toThrow(/for whose eyes/)
  })

  it('holds only what is still closed', () => {
    const state = playedState('canada')
    const opened = { ...state, sealed: state.sealed.map((one) => ({ ...one, opened: one.number !== 2 })) }
    expect(sealedListModel(opened, '', idris)).toMatchObject({ markers: [{ number: 2 }] })
    const over = { ...state, sealed: state.sealed.map((one) => ({ ...one, opened: true })) }
    expect(sheetNamed('sealedList').lacking(sourceOf(over))).toBe('Nothing is sealed just now.')
  })
})

describe('all tables', () => {
  it('are on one sheet, with boxes for what is lost and the words of the rest', () => {
    const words = wordsOn('tables', empty)
    for (const { title } of bookgunTables) expect(words.toUpperCase()).toContain(title.toUpperCase())
    expect(words).not.toMatch(/missing/)
    expect(words).toContain('Armor troop of 4 vehicles')
    const { tables } = tablesModel(bookgunCopy.rulesOf(rosterState('uk')), '')
    const boxes = (how: 'blank' | 'filled') => tables.flatMap(({ rows }) => rows.flatMap((row) => row[how] ?? []))
    expect([boxes('blank').length, boxes('filled').length]).toEqual([36, 3])
  })
})

describe('a game that has been played', () => {
  const concealed = () => {
    const table = bookgunCampaign()
    table.do('addUnit', { part: 'canada.squad', name: 'Section', formation: null, figures: null })
    table.do('addUnit', { part: 'civilians.mob', name: 'Market', formation: null, figures: 18 })
    for (const name of ['Dawud', 'Yasin', 'Omid'])
      table.do('addUnit', { part: 'insurgents.cell', name, leader: `${name} Khan`, formation: null, figures: null })
    table.do('beginGame', { scenario: '', setsUp: 'insurgents', sky: 'clear', weather: 'dry', roe: 'ROE3' })
    table.do('deploy', { units: [{ unit: table.unit('Section').id, formation: 'open' }] })
    table.do('deployMob', { unit: table.unit('Market').id, friendly: 'nobody', runBy: table.state.sides[2]!.id })
    const [first, second] = ['Dawud', 'Yasin'].map((name) => table.unit(name).id)
    const markers = [
      { unit: first!, place: 'mill' },
      { unit: null, place: 'well' },
      { unit: second!, place: 'roof' },
    ]
    return table.do('conceal', { side: table.insurgents, markers }).do('startPlay')
  }

  it('prints what its steps have sealed, and nothing of it in the open', () => {
    const table = concealed()
    expect(sealedListModel(table.state, '', table.insurgents).markers).toEqual([
      { number: 1, what: 'Dawud, 14 figures, under Dawud Khan', where: 'mill' },
      { number: 2, what: 'dummy', where: 'well' },
      { number: 3, what: 'Yasin, 14 figures, under Yasin Khan', where: 'roof' },
    ])
    const open = wordsOn('initiative', table.state)
    expect(open).toContain('Marker 3')
    expect(open).not.toMatch(/Yasin|dummy|14/)
  })

  it('shows on the track who has moved, and the card that is out', () => {
    const table = concealed().card('KS')
    table.do('pass', { troop: table.id('Section') })
    const { lines, deck, roe } = initiativeModel(table.state, '')
    expect(lines.black.map(({ name, moved }) => [name, moved])).toEqual([
      ['Section', true],
      ['Market', false],
    ])
    expect(deck.flatMap(({ cards }) => cards).filter(({ drawn }) => drawn)).toHaveLength(1)
    expect(roe.find(({ inForce }) => inForce)?.rule).toBe('ROE3')
  })

  it('leaves no unit of a formation alone at the foot of a page', () => {
    const sheet = doAtOnce(making(sheetNamed('blankUsa'), sourceOf(empty), {}))
    const pages = doAtOnce(sheet.layOut(testMeasure(), inside('a4'))).map((marks) =>
      textsOf(marks).map(({ text }) => text),
    )
    const units = blankRosters
      .find(({ id }) => id === 'usa')!
      .model.groups.map(({ title, units: of }) => ({ title, of }))
    for (const { title, of } of units) {
      const heads = pages.map((texts) => texts.findIndex((text) => text.toUpperCase().startsWith(title.toUpperCase())))
      for (const [i, at] of heads.entries()) {
        if (at < 0) continue
        const names = of.map(({ name }) => name)
        const next = pages[i]!.findIndex(
          (text, k) => k > at && units.some((one) => one.title.toUpperCase() === text.toUpperCase()),
        )
        const here = pages[i]!.slice(at, next < 0 ? undefined : next).filter((text) => names.includes(text))
        expect(here.length, title).toBeGreaterThan(1)
      }
    }
  })

  it('leaves the places of the organisation open that nobody has', () => {
    const state = rosterState('canada')
    const [section] = state.units.filter(({ part }) => part === 'squad')
    const short = { ...state, figures: state.figures.filter(({ unitId, leads }) => unitId !== section!.id || !leads) }
    const of = rosterModels(short, '')[0]!.groups[0]!.units.find(({ name }) => name === section!.name)!
    const [first] = of.figures
    expect(first).toMatchObject({ label: 'leader', open: true })
    // Whoever was lost is struck out: nobody is missed twice.
    const all = rosterModels(state, '').flatMap(({ groups }) => groups.flatMap(({ units }) => units))
    expect(all.flatMap(({ figures }) => figures).filter(({ open }) => open)).toEqual([])
  })
})

describe('the initiative track', () => {
  it('has the units of both colours, who has acted, and the cards that are out', () => {
    const { lines, deck, jokers, roe, turn } = initiativeModel(playedState('canada'), '')
    expect(turn).toBe(4)
    expect(lines.black.map(({ name, moved, fired }) => [name, moved, fired]).slice(0, 2)).toEqual([
      ['Platoon HQ', true, true],
      ['Section 1', true, false],
    ])
    // The crowd is friendly to the insurgents: it acts on red cards.
    expect(lines.red.map(({ name }) => name)).toContain('Market crowd')
    expect(lines.red.filter(({ name }) => name.startsWith('Marker')).every(({ fit }) => fit === '')).toBe(true)
    const drawn = deck.flatMap(({ suit, cards }) =>
      cards.filter((card) => card.drawn).map(({ rank }) => `${rank} ${suit}`),
    )
    expect(drawn).toEqual(['K spades', '3 clubs', '10 hearts', 'A diamonds'])
    expect(jokers).toEqual({ black: false, red: true })
    expect(roe.filter(({ inForce }) => inForce).map(({ rule }) => rule)).toEqual(['ROE3'])
  })

  it('has no line for a unit of which nobody is left; the wounded may be healed', () => {
    const state = playedState('canada')
    const [hq, section] = initiativeModel(state, '').lines.black.map(({ name }) => name)
    const troops = state.troops.map((troop) =>
      troop.name === hq
        ? { ...troop, lost: troop.figures, wounded: 0 }
        : troop.name === section
          ? { ...troop, lost: 0, wounded: troop.figures }
          : troop,
    )
    const { black } = initiativeModel({ ...state, troops }, '').lines
    expect(black[0]).toMatchObject({ name: section, fit: '0' })
    expect(black.map(({ name }) => name)).not.toContain(hq)
  })

  it('is blank where no game is under way', () => {
    const { lines, deck, roe } = initiativeModel(rosterState('canada'), '')
    expect([lines.black, lines.red]).toEqual([[], []])
    expect(deck.flatMap(({ cards }) => cards)).toHaveLength(52)
    expect(deck.some(({ cards }) => cards.some(({ drawn }) => drawn))).toBe(false)
    expect(roe.some(({ inForce }) => inForce)).toBe(false)
    expect(wordsOn('initiative', rosterState('canada'))).toContain('no game is under way')
  })
})

describe('the form for what is missing', () => {
  it('asks for every number that the text has lost', () => {
    const asked = blankForm.flatMap(({ rows }) =>
      rows.flatMap(({ boxes }) => boxes.filter(({ kind }) => kind !== 'printed')),
    )
    expect(asked).toHaveLength(39)
    expect(blankForm.map(({ rows }) => rows.length)).toEqual([3, 7, 3])
  })
})

describe('in the middle of a game', () => {
  const army = { Section: {}, Other: {}, Lost: {}, Patrol: { mobility: 'cavalry', mounted: true } } as const
  const table = bookgunGame({
    army: Object.fromEntries(Object.entries(army).map(([name, one]) => [name, { ...one, leader: `Sgt ${name}` }])),
  })
  table
    .do('casualties', { troop: table.id('Section'), killed: 2, wounded: 1, ace: true })
    .do('sendScouts', { troop: table.id('Other'), figures: 2 })
    .do('note', { troop: table.id('Lost'), what: 'left' })
  const { leaders } = cardsModel(table.state)
  const of = (unit: string) => leaders.find((one) => one.unit === unit)
  const lines = (unit: string) => of(unit)!.lines.map(({ what, value }) => `${what}: ${value.text}`)

  it('a card shows a unit as it stands on the table, not as on its roster', () => {
    expect(of('Section')).toMatchObject({ leader: null })
    expect(of('Section')!.figures).toHaveLength(5)
    expect(of('Section')!.figures.some(({ leads }) => leads)).toBe(false)
    expect(lines('Section')).toContain('Wounded: 1 of 5')
    expect(of('Other')!.figures).toHaveLength(5)
    expect(lines('Other')).toContain('Scouts out: 2')
    expect(of('Lost')).toBeUndefined()
  })

  it('of who has horses it gives the dice mounted and on foot', () => {
    expect(lines('Patrol').slice(0, 2)).toEqual(['Open order: 4D6, on foot 3D6', 'Charge: 5D6, on foot 4D6'])
  })

  it('the sealed list names a Commander-in-Chief who fell', () => {
    const kept = playedState('canada')
    const shown = {
      ...kept,
      sealed: kept.sealed.map((one) => (one.kind === 'commander' ? { ...one, opened: true } : one)),
    }
    expect(sealedListModel(shown, '', 2).commander).toBe('Dawud, Cell 1: killed or captured, and so shown')
    const unnamed = { ...kept, sealed: kept.sealed.filter(({ kind }) => kind !== 'commander') }
    expect(sealedListModel(unnamed, '', 2).commander).toBeNull()
  })
})

it('on the track a leader of no unit has no card and no box for fire', () => {
  const table = bookgunGame({ insurgents: { Cell: {}, Karim: { part: 'insurgents.groupLeader' } } })
  expect(initiativeModel(table.state, '').lines.red.map(({ name, takesCard }) => [name, takesCard])).toEqual([
    ['Cell', true],
    ['Karim, no card', false],
  ])
})
