import { broughtBy, lostPointMen } from '../../rules/brought.ts'
import { lossesOf } from '../../rules/casualties.ts'
import { sentOf } from '../../rules/forces.ts'
import { leaderOf, rankNames } from '../../rules/leaders.ts'
import { learntIn, recoveredIn, tiredIn, type Learnt } from '../../rules/learnt.ts'
import { nameNow, type Moments } from '../../rules/moments.ts'
import { momentumOf } from '../../rules/momentum.ts'
import type { Fate, Left, Man, SnoopinState, Team, Turn } from '../../rules/state.ts'
import { casualtyStatus } from '../../rules/tables/casualties.ts'
import { unitDevelopment } from '../../rules/tables/development.ts'
import { replacement } from '../../rules/tables/replacements.ts'
import { teamName, unitName } from '../../rules/units.ts'
import { nameIn } from '../shared/words.ts'

/** A part of the report: a table of words. */
export interface Section {
  readonly title: string
  readonly note: string
  readonly heads: readonly { readonly head: string; readonly share: number }[]
  readonly rows: readonly (readonly string[])[]
  /** What is said where it has no rows; empty: then it is left out. */
  readonly none: string
}

/** @param sealed ranks are kept from the other side: what teams learnt is left out. */
export const partsOfTurn = (at: Moments, turn: Turn, sealed: boolean): readonly Section[] =>
  [
    teamsOf(at, turn, sealed),
    casualtiesOf(at, turn),
    boughtOf(at.now, turn),
    endOf(at, turn),
    objectivesOf(at.now, turn),
  ].filter(({ rows, none }) => rows.length > 0 || none !== '')

const yes = (is: boolean | undefined): string => (is === true ? 'yes' : is === false ? 'no' : '')

function teamsOf(at: Moments, turn: Turn, sealed: boolean): Section {
  const { game, end } = at
  const [learnt, tired] = [learntIn(at, turn), tiredIn(at, turn)]
  const teams = game.forces.flatMap(({ id }) => sentOf(game, turn, id))
  return {
    title: 'Teams that went',
    note: sealed ? 'ranks are sealed' : '',
    heads: [
      { head: 'Team', share: 1.3 },
      { head: 'Led by', share: 2 },
      { head: 'Hit the enemy', share: 1 },
      { head: 'Engaged', share: 0.8 },
      { head: 'Development', share: 2 },
      { head: 'Combat Fatigue', share: 1.7 },
    ],
    rows: teams.map((team) => {
      const conduct = end.conduct.find(({ turnId, teamId }) => turnId === turn.id && teamId === team.id)
      return [
        teamName(game, team),
        nameOrNone(at, leaderOf(game, { teamId: team.id })),
        yes(conduct?.engaged),
        yes(conduct?.wasEngaged),
        learntWords(learnt.find((one) => one.team.id === team.id)),
        tired.flatMap((one) => (one.team.id === team.id ? [one.name] : [])).join(', '),
      ]
    }),
    none: 'No team has been sent.',
  }
}

const nameOrNone = (at: Moments, man: Man | undefined): string => (man ? nameNow(at, man) : '')

/** What came out, with the name of what it brought. */
const learntWords = (learnt: Learnt | undefined): string =>
  learnt === undefined ? '' : learnt.brought || nameIn(unitDevelopment, learnt.result)

const fates: Readonly<Record<Fate, string>> = { wounded: 'WIA', killed: 'KIA', captured: 'POW' }
const lefts: Readonly<Record<Left, string>> = {
  evacuated: 'evacuated',
  accompanied: 'accompanied',
  straggler: 'straggler',
}

const casualtiesOf = (at: Moments, turn: Turn): Section => ({
  title: 'Casualties',
  note: '',
  heads: [
    { head: 'Name', share: 2.4 },
    { head: 'Unit', share: 1.6 },
    { head: 'In the game', share: 0.9 },
    { head: 'Left the table', share: 1.1 },
    { head: 'Came out as', share: 3 },
  ],
  rows: lossesOf(at.now, turn.id).map(({ casualty, category, isFound }) => {
    const man = at.game.men.find(({ id }) => id === casualty.manId)
    return [
      nameOrNone(at, man),
      man ? unitName(at.game, man) : '',
      isFound ? '' : fates[casualty.fate],
      isFound ? `since turn ${numberOf(at.now, casualty.turnId)}` : casualty.left === null ? '' : lefts[casualty.left],
      category === null ? '' : nameIn(casualtyStatus, category),
    ]
  }),
  none: 'Nobody was hit.',
})

const numberOf = ({ turns }: SnoopinState, turn: number): number => turns.find(({ id }) => id === turn)?.number ?? 0

const boughtOf = (state: SnoopinState, turn: Turn): Section => ({
  title: 'Momentum',
  note: '',
  heads: [
    { head: 'Force', share: 2 },
    { head: 'Rolled', share: 0.7 },
    { head: 'Left', share: 0.6 },
    { head: 'Bought, and for how much', share: 5 },
  ],
  rows: state.momentum
    .filter(({ turnId }) => turnId === turn.id)
    .map(({ forceId, rolled, sitsOut }) => [
      state.forces.find(({ id }) => id === forceId)?.name ?? '',
      sitsOut ? 'sat out' : String(rolled),
      sitsOut ? '' : String(momentumOf(state, turn, forceId) ?? 0),
      state.purchases
        .filter((one) => one.turnId === turn.id && one.forceId === forceId)
        .map(({ name, price, gameTurn }) => `${name} ${price}${gameTurn > 0 ? ` (turn ${gameTurn})` : ''}`)
        .join(', ') || 'nothing',
    ]),
  none: '',
})

/** Who came back and who did not, who stepped up and who came, and what teams shed and lost. */
function endOf(at: Moments, turn: Turn): Section {
  const { back, stays, better, unfit, up, came, kept, lost } = broughtBy(at, turn)
  const men = (all: readonly Man[], what: (man: Man) => string) =>
    all.map((man) => [nameNow(at, man), unitName(at.end, man), what(man)])
  const teams = (all: readonly Team[], what: string) => all.map((team) => [teamName(at.end, team), '', what])
  return {
    title: 'End of the turn',
    note: '',
    heads: [
      { head: 'Who', share: 2 },
      { head: 'Unit', share: 1.5 },
      { head: 'What came of it', share: 3 },
    ],
    rows: [
      ...lostPointMen(at).map(({ team, man, withHim }) => [
        teamName(at.end, team),
        '',
        `Lost its point man ${nameNow(at, man)}${withHim ? ', and the advantage with him' : ''}`,
      ]),
      ...teams(recoveredIn(at), 'Sat out, and recovered'),
      ...men(back, () => 'Back on duty'),
      ...men(stays, () => 'Stays in the Return to Duty Pool'),
      ...men(better, () => 'From the Replacement Pool to the Return to Duty Pool'),
      ...men(unfit, () => 'Unfit: sent home'),
      ...men(up, ({ role }) => `Steps up: ${rankNames[role].toLowerCase()}`),
      ...men(came, ({ quality }) => (quality === null ? 'Joins' : `Comes as ${cameAs(quality)}`)),
      ...teams(lost, 'Half or more of it new: all developments lost'),
      ...teams(kept, 'Half or more of it new: its developments are kept'),
    ],
    none: '',
  }
}

const cameAs = (key: string): string => replacement.rows.find(({ outcome }) => outcome === key)?.text ?? key

const objectiveHeads: Section['heads'] = [
  { head: 'Quarter', share: 0.6 },
  { head: 'Objective', share: 2 },
  { head: 'Chosen by', share: 1.4 },
]

/** Two quarters of the table stand in a row. */
function objectivesOf(state: SnoopinState, turn: Turn): Section {
  const cells = state.objectives
    .filter(({ turnId }) => turnId === turn.id)
    .map(({ quarter, place, sideId }) => [
      String(quarter),
      place,
      state.sides.find(({ id }) => id === sideId)?.name ?? '',
    ])
  return {
    title: 'Objectives on the table',
    note: '',
    heads: [...objectiveHeads, ...objectiveHeads],
    rows: cells.flatMap((cell, i) => (i % 2 === 0 ? [[...cell, ...(cells[i + 1] ?? ['', '', ''])]] : [])),
    none: '',
  }
}
