import type { Came } from '../../../../../main/sheets/glance/paper.ts'
import { briefNameOf, listedNameOf } from '../../../rules/naming.ts'
import { attributesOf, billetOf, isOnRoster } from '../../../rules/people.ts'
import { rulesOf } from '../../../rules/house/rulesOf.ts'
import type { FngState, Soldier, SoldierStatus } from '../../../rules/state.ts'
import { attributes, badMission, disastrousMission, goodMission } from '../../../rules/tables/index.ts'
import { inSentence, postNames } from '../../../rules/words.ts'
import type { StepId } from '../paperSteps.ts'
import { listedNames, squadShort } from '../paperWords.ts'
import { rollsOn, type Played } from './played.ts'

/** What came of the steps after the battle: told by who changed between before and after. */

type AftermathId = Extract<
  StepId,
  | 'recovery'
  | 'victoryPoints'
  | 'missionResult'
  | 'medals'
  | 'improveRep'
  | 'decreaseRep'
  | 'time'
  | 'shortTimers'
  | 'deros'
  | 'replacementsGiven'
  | 'replacements'
  | 'newAttributes'
  | 'leaders'
  | 'absences'
  | 'clear'
  | 'turnEnd'
>

/** A man before and after a phase. */
interface Changed {
  readonly was: Soldier
  readonly is: Soldier
}

const pairs = ({ before, after }: Played): Changed[] =>
  before.soldiers.flatMap((was) => {
    const is = after.soldiers.find(({ id }) => id === was.id)
    return is === undefined ? [] : [{ was, is }]
  })

const newMen = ({ before, after }: Played): Soldier[] => {
  const known = new Set(before.soldiers.map(({ id }) => id))
  return after.soldiers.filter(({ id }) => !known.has(id))
}

const names = (state: FngState, men: readonly Soldier[]): string =>
  men.length === 0 ? 'nobody' : listedNames(men.map((man) => listedNameOf(state, man)))

/** @returns the men for whom this holds, by name. */
const whoChanged =
  (holds: (one: Changed) => boolean, say: (one: Changed) => string = () => '') =>
  (played: Played): Came => {
    const men = pairs(played).filter(holds)
    const told = men.map((one) => `${listedNameOf(played.after, one.is)}${say(one)}`)
    return { words: told.length === 0 ? 'nobody' : listedNames(told) }
  }

export const came: Readonly<Record<AftermathId, (played: Played) => Came>> = {
  recovery: recoveryCame,
  victoryPoints: ({ mission }) => ({ values: [mission?.victoryPoints == null ? null : String(mission.victoryPoints)] }),
  missionResult: resultCame,
  medals: medalsCame,
  improveRep: whoChanged(
    ({ was, is }) => is.rep > was.rep,
    ({ is }) => ` ${is.rep}`,
  ),
  decreaseRep: whoChanged(
    ({ was, is }) => is.rep < was.rep,
    ({ is }) => ` ${is.rep}`,
  ),
  time: () => ({}),
  shortTimers: whoChanged(
    ({ was, is }) => is.shortTimer && !was.shortTimer,
    ({ is }) => ` ${is.rep}`,
  ),
  deros: (played) => {
    const { words = '' } = whoChanged(({ was, is }) => is.status === 'wentHome' && was.status !== 'wentHome')(played)
    return { words }
  },
  replacementsGiven: (played) => ({
    words: names(
      played.after,
      newMen(played).filter((man) => cameByRight(played, man)),
    ),
  }),
  replacements: (played) => ({
    words: names(
      played.after,
      newMen(played).filter((man) => !cameByRight(played, man)),
    ),
  }),
  newAttributes: attributesCame,
  leaders: leadersCame,
  absences: whoChanged(({ was, is }) => is.status === 'present' && was.status !== 'present'),
  clear: () => ({}),
  turnEnd: () => ({}),
}

const fates: Readonly<Partial<Record<SoldierStatus, string>>> = {
  dead: 'killed',
  missing: 'missing',
  sentHome: 'sent home',
  hospital: 'hospital',
}

function recoveryCame(played: Played): Came {
  const changed = pairs(played).filter(({ was, is }) => is.status !== was.status)
  const told = changed.map(
    ({ is }) =>
      `${listedNameOf(played.after, is)} ${fates[is.status] ?? ''}${is.status === 'hospital' ? ` ${is.awayMissions}` : ''}`,
  )
  const well = played.lines.filter(({ row, table, faces }) => table !== null && row === 0 && faces.length > 0).length
  return {
    words:
      told.length === 0 && well === 0 ? 'nobody lost' : listedNames([...told, ...(well === 0 ? [] : [`${well} well`])]),
  }
}

function resultCame(played: Played): Came {
  const { mission } = played
  const die = [goodMission, badMission, disastrousMission].flatMap((table) => rollsOn(played, table))[0]
  return { values: [mission?.result ?? null, die?.faces[0] === undefined ? null : String(die.faces[0])] }
}

function medalsCame({ before, after }: Played): Came {
  const given = after.medals.slice(before.medals.length)
  const told = given.map(({ soldierId, kind }) => {
    const man = after.soldiers.find(({ id }) => id === soldierId)!
    return `${listedNameOf(after, man)}${kind === 'major' ? ' Major' : ''}`
  })
  return { words: told.length === 0 ? 'none' : listedNames(told) }
}

/** Was the slot of this new man one that is filled without a roll? */
const cameByRight = ({ before, after }: Played, man: Soldier): boolean => {
  const billet = billetOf(after, man.id)
  return before.billets.find(({ id }) => id === billet?.id)?.automatic === true
}

function attributesCame(played: Played): Came {
  const { after } = played
  const table = rulesOf(after).table(attributes)
  const told = newMen(played).flatMap((man) =>
    attributesOf(after, man.id).map((key) => {
      const row = table.rows.find((one) => one.key === key)
      return `${listedNameOf(after, man)} ${row?.text ?? ''}`
    }),
  )
  return { words: told.length === 0 ? 'none' : listedNames(told) }
}

/** Who stands in a leader's post now and did not before. */
function leadersCame({ before, after }: Played): Came {
  const posts = ['platoonLeader', 'platoonSergeant', 'squadLeader', 'jrNco']
  const told = after.billets.flatMap(({ id, post, squad, soldierId }) => {
    const was = before.billets.find((billet) => billet.id === id)
    const man = after.soldiers.find((one) => one.id === soldierId)
    if (!posts.includes(post) || man === undefined || !isOnRoster(man) || was?.soldierId === soldierId) return []
    return [`${inSentence(postNames[post])} ${squadShort(squad)}: ${briefNameOf(after, man)}`]
  })
  return { words: told.length === 0 ? 'nobody' : listedNames(told, 4) }
}
