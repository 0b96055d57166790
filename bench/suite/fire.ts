import boardgame from 'boardgame.io/dist/cjs/internal.js'
import type { FngState } from '../../src/main/rules/fng/state.ts'
import { difference } from '../../src/main/engine/state.ts'
import { battleWith, our, their } from '../../tests/support/battle.ts'
import { playMove } from '../../tests/support/battlePlayer.ts'
import { median, ms, times, timesOfBoth, type Group } from '../measure.ts'

const shooters = [1, 2, 3]
const targets = [1, 2, 3, 4, 5]
const rounds = 900

/** The first two take two men each, the third one man: four dice each. */
const line = (target: number) => ({
  target: their(target),
  by: our(Math.ceil(target / 2)),
  dice: target === 5 ? 4 : 2,
  inches: 12,
  stands: 'open',
  prone: false,
  gap: 0,
  near: targets.filter((each) => each !== target).map(their),
  sheltered: [],
})

/** Three riflemen at five men in the open, every reaction taken: the form checked, dice on a tape, lines, differences. */
function firesOurs(state: FngState, round: number): void {
  const values = { shooters: shooters.map(our), with: 'own', scope: false, loaders: [], targets: targets.map(line) }
  const { refused, after } = playMove(state, { action: 'fire', values }, 1967, 100 + round)
  if (refused !== null) throw new Error(refused)
  difference(state, after)
}

interface Figures {
  readonly men: { rep: number; fired: boolean }[]
  readonly enemies: { rep: number; status: string }[]
}

/** The same throws as one move, without a rule beyond them: to hit, for damage, two dice of reaction for each. */
const game = {
  seed: 1967,
  setup: (): Figures => ({
    men: shooters.map(() => ({ rep: 4, fired: false })),
    enemies: targets.map(() => ({ rep: 4, status: 'carryOn' })),
  }),
  moves: {
    fire({ G, random }: { G: Figures; random: { D6: (() => number) & ((count: number) => number[]) } }) {
      let next = 0
      for (const man of G.men) {
        man.fired = true
        for (const die of random.D6(4)) {
          const enemy = G.enemies[next++ % G.enemies.length]!
          if (die + man.rep >= 8) enemy.status = random.D6() <= 2 ? 'dead' : 'out'
        }
      }
      for (const enemy of G.enemies) {
        const passed = random.D6(2).filter((die) => die <= enemy.rep).length
        if (enemy.status === 'carryOn' && passed === 0) enemy.status = 'duckBack'
      }
    },
  },
}

/** A whole fire action of the battle against a move of a well-known library's reducer. */
export function fire(): Group {
  const state = battleWith({
    ours: shooters.map(() => ({})),
    theirs: targets.map(() => ({})),
    groups: { A: { activated: true } },
  })
  const reducer = boardgame.CreateGameReducer({ game })
  const start = boardgame.InitializeGame({ game, numPlayers: 2 })
  const move = { type: 'MAKE_MOVE', payload: { type: 'fire', args: [], playerID: '0' } }
  if (!reducer(start, move).G.men.every(({ fired }) => fired)) throw new Error('The move was not made.')
  const [ours, theirs] = timesOfBoth(
    rounds,
    (round) => {
      firesOurs(state, round)
    },
    () => reducer(start, move),
  ).map(median) as [number, number]
  return {
    title: 'A fire action',
    how: 'Three riflemen fire at five men in the open: the form checked, to hit, damage, reactions of all five, dice on a tape, lines for the journal, differences of the whole tour’s state. Beside it the reducer of boardgame.io with one move that throws the same dice on a state of eight figures and knows none of the rules.',
    results: [
      { what: 'Fire action', measured: ms(ours), target: '', met: null },
      { what: 'Move of boardgame.io', measured: ms(theirs), target: '', met: null },
      { what: 'Ratio', measured: times(theirs / ours), target: 'over 1 times', met: theirs > ours },
    ],
  }
}
