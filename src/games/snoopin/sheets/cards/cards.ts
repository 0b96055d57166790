import { notNow } from '../../../../main/engine/mustBe.ts'
import { capital } from '../../../../main/sheets/phrases.ts'
import { whenOf } from '../../rules/abilities.ts'
import { teamAreaNames, teamAreas } from '../../rules/development.ts'
import { diceOf, hasLostEdge, isIneffective, setsFatigueAside, type TeamDie } from '../../rules/fatigue.ts'
import { platoonsOf, teamsOf } from '../../rules/forces.ts'
import { ranksAreSealed } from '../../rules/kept.ts'
import { leaderOf } from '../../rules/leaders.ts'
import type { Force, SnoopinState, Team } from '../../rules/state.ts'
import { leadershipDevelopment, ranks } from '../../rules/tables/development.ts'
import { gainedBy, leadershipWords, menOf, nameIn, tiredBy, turnWords } from '../shared/words.ts'

/** What works for a team, or against it, in a sentence. */
export interface Paragraph {
  readonly kind: 'gained' | 'tired'
  readonly name: string
  readonly text: string
  /** Once a game: a box to tick. */
  readonly once: boolean
}

/** A team to lay on the table beside its figures. */
export interface TeamCard {
  readonly name: string
  readonly force: string
  readonly leader: string
  readonly dice: readonly { readonly name: string; readonly sides: number; readonly was: number | null }[]
  /** Names, with what is to be known of each. */
  readonly men: readonly string[]
  readonly ranks: readonly { readonly area: string; readonly rank: number }[]
  readonly paragraphs: readonly Paragraph[]
  /** Said at the foot: ranks are sealed, or do not work. */
  readonly note: string
}

export interface CardsModel {
  readonly title: string
  readonly whose: string
  readonly when: string
  readonly cards: readonly TeamCard[]
}

/**
 * @param holder the side for whose player they are; null for all: then ranks that are sealed are left out.
 * @throws RuleError `not-now` where there is no team.
 */
export function cardsModel(state: SnoopinState, name: string, holder: number | null): CardsModel {
  const platoons = platoonsOf(state).filter(({ sideId }) => holder === null || sideId === holder)
  const sealed = holder === null && ranksAreSealed(state)
  const cards = platoons.flatMap((force) => teamsOf(state, force.id).map((team) => cardOf(state, force, team, sealed)))
  if (cards.length === 0) notNow('That side has no teams.')
  const [tour] = state.tour
  return { title: 'Cards of the teams', whose: tour?.title ?? name, when: turnWords(state, tour), cards }
}

function cardOf(state: SnoopinState, force: Force, team: Team, sealed: boolean): TeamCard {
  const { troopQuality, morale, reaction } = diceOf(state, sealed ? { ...team, reaction: 0 } : team)
  const leader = leaderOf(state, { teamId: team.id })
  return {
    name: team.name,
    force: force.name,
    leader: leader === undefined ? '' : [leader.name, leadershipWords(leader)].filter((one) => one !== '').join(', '),
    dice: [dieOf('Quality', troopQuality), dieOf('Morale', morale), dieOf('Reaction', reaction)],
    men: menOf(state, team.id).map((man) => {
      const own = man.troopQuality === null ? [] : [`d${man.troopQuality}`]
      const away = man.status === 'fit' ? [] : ['away']
      const said = [...own, ...away]
      return said.length === 0 ? man.name : `${man.name} (${said.join(', ')})`
    }),
    ranks: sealed ? [] : teamAreas.map((key) => ({ area: teamAreaNames[key], rank: team[key] })),
    paragraphs: [...(sealed ? [] : gains(state, team)), ...tired(state, team)],
    note: noteOf(state, team, sealed),
  }
}

const dieOf = (name: string, { sides, from }: TeamDie) => ({ name, sides, was: from })

const sentence = (text: string): string => `${capital(text)}.`

const gained = (key: string, name: string, does: string): Paragraph => ({
  ...{ kind: 'gained', name, text: sentence(does), once: whenOf(key) === 'once' },
})

function gains(state: SnoopinState, team: Team): Paragraph[] {
  const reached = ranks.rows.filter(({ gives }) => gives.rank <= team[gives.area])
  return [
    ...reached.map(({ key, cells, text }) => gained(key, `${cells.area} ${cells.rank}`, text)),
    ...gainedBy(state, team.id).map(({ key, name, does }) => gained(key, name, does)),
  ]
}

const tired = (state: SnoopinState, team: Team): Paragraph[] =>
  tiredBy(state, team.id).map(({ name, does }) => ({ kind: 'tired', name, text: sentence(does), once: false }))

function noteOf(state: SnoopinState, team: Team, sealed: boolean): string {
  if (isIneffective(state, team)) return 'Combat ineffective: Morale below d6, it may not be fielded.'
  if (sealed) return 'Ranks are sealed.'
  if (!hasLostEdge(state, team.id)) return ''
  const mayTest = state.developments.some(({ teamId, key }) => teamId === team.id && key === setsFatigueAside)
  const but = mayTest ? `, but for ${nameIn(leadershipDevelopment, setsFatigueAside)}` : ''
  return `Its ranks and developments bring nothing until it recuperates${but}.`
}
