import { expect, it, onTestFinished } from 'vitest'
import { games } from '../../../src/games/games.ts'
import { skirmish } from '../../../src/games/skirmish/app/skirmishGame.ts'
import type { AnyGame } from '../../../src/main/app/game.ts'
import type { RosterText } from '../../../src/main/app/game/roster.ts'
import { playSkirmishGames } from '../../support/skirmishGames.ts'
import { fakeProgram } from '../../support/fakeProgram.ts'
import { fakeTour } from '../../support/folder.ts'
import { runCommand } from '../../support/terminal.ts'

const soldier = { name: 'Pfc Adkins, L.', rep: 4, derosHalfMonths: 13, status: 'present', star: false }
const billet = { postName: 'RTO', weapon: { name: 'M-14' }, soldier, openSince: null }
const view = (...billets: object[]) => ({ unit: '1st Platoon', squads: [{ name: 'Platoon HQ', billets }] })
const programWith = (roster: object, game = 'fng') =>
  fakeProgram({ 'campaign.overview': () => ({ card: { game } }), 'fng.roster': () => roster })

it('tells the months left, not the half-months', async () => {
  const open = { ...billet, soldier: null, openSince: 'Early May 1967' }
  const { out, code } = await runCommand(['roster', fakeTour()], { program: programWith(view(billet, open)) })
  expect(code).toBe(0)
  expect(out).toContain('Platoon HQ\n  RTO  M-14  Pfc Adkins, L.             REP 4  DEROS 6.5\n')
  expect(out).toContain('  RTO  M-14  open since Early May 1967\n')
})

it('p. 110: an officer’s months stand in the column like everyone’s', async () => {
  const officer = { ...soldier, name: '2Lt Hale, W.', derosHalfMonths: 8, officer: true }
  const program = programWith(view({ ...billet, postName: 'Platoon leader', soldier: officer }))
  const { out } = await runCommand(['roster', fakeTour()], { program })
  expect(out).toContain('2Lt Hale, W.  REP 4  DEROS 4\n')
})

it('as JSON it is what the game answers', async () => {
  const { out } = await runCommand(['roster', fakeTour(), '--json'], { program: programWith(view(billet)) })
  expect(JSON.parse(out)).toEqual(view(billet))
})

it('a game without one says so', async () => {
  const { roster: _, ...rest } = skirmish
  const bare: AnyGame = { ...rest, contract: { ...skirmish.contract, id: 'bare', title: 'Bare Rules' } }
  const all = games as AnyGame[]
  all.push(bare)
  onTestFinished(() => void all.splice(all.indexOf(bare), 1))
  const { code, err } = await runCommand(['roster', fakeTour()], { program: programWith({}, 'bare') })
  expect({ code, err }).toEqual({ code: 1, err: 'Bare Rules keeps no roster.\n' })
})

it('every game tells its own from what its query answers', () => {
  const { after: state } = playSkirmishGames(3).at(-1)!
  const { query, text } = skirmish.roster!
  const squads = skirmish.queries[query]!({ state, tour: undefined as never }, {} as never)
  const told: readonly RosterText[] = text(squads as never)
  expect(told.slice(0, 3)).toEqual(['Suoi Da', '', '2nd squad (Ruth, 2nd squad)'])
  expect((told[3] as string[][]).map((cells) => cells.slice(0, 4))).toContainEqual(['', 'Kowalski', 'M16', '2 games'])
})
