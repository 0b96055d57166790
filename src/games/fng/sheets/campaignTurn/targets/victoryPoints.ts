import { lineFor, type Asked } from '../../../../../main/sheets/glance/paper.ts'
import type { Rules } from '../../../../../main/engine/system.ts'
import { signedBold } from '../../../../../main/sheets/glance/tableWords.ts'
import { joined, words, type Words } from '../../../../../main/sheets/glance/words.ts'
import { civilianCasualty } from '../../../rules/aftermath/points.ts'
import type { MissionType } from '../../../rules/state.ts'
import { missionVictoryPoints, supportVictoryPoints } from '../../../rules/tables/index.ts'
import { pagesOfMissions } from '../../../rules/tables/missions.ts'
import type { Moment } from '../moment.ts'

/** Part F: what the mission counts (FNG pp. 98-102). */

/** Points that every kind of mission knows, and how a cell says them. */
const common = [
  ['enemy dead', ['confirmedDead', 'unconfirmedDead']],
  ['captured', ['capturedUnharmed', 'capturedWounded']],
  ['ours dead', ['ownDead']],
  ['MIA', ['ownMissing']],
  ['wounded', ['ownWounded']],
] as const satisfies readonly (readonly [string, readonly PointKey[]])[]

/** What only some kinds of mission count. */
const special = [
  ['wounded left', 'woundedLeft'],
  ['not off in time', 'notOffTable'],
  ['task', 'taskCompleted'],
  ['task failed', 'taskFailed'],
  ['detained', 'civilianDetained'],
  ['PEF', 'pefRevealed'],
  ['sector', 'sectorPatrolled'],
  ['PC', 'pcRevealed'],
  ['all PCs and off', 'allPcsAndOff'],
] as const satisfies readonly (readonly [string, PointKey])[]

type PointKey = (typeof missionVictoryPoints)['rows'][number]['key']

export function victoryPoints({ rules, now }: Moment): Asked {
  const table = rules.table(missionVictoryPoints)
  const support = rules.table(supportVictoryPoints)
  const type = now?.mission?.type ?? null
  const pages =
    type === null
      ? [missionVictoryPoints.page, ...Object.values(pagesOfMissions.points)]
      : [pagesOfMissions.points[type]]
  const called = joined([
    words`ready support not called ${supportPoints(rules, 'readyUnused')}`,
    words`On Demand ${supportPoints(rules, 'onDemandListed')}`,
    words`off the list ${supportPoints(rules, 'onDemandOther')}`,
  ])
  return {
    about: type === null ? 'of the mission' : 'as the report tells them',
    dice: '',
    target: type === null ? words`the points of the mission; ${called}` : words`${ofMission(rules, type)}; ${called}`,
    tables: [table, support],
    pages: [...pages, supportVictoryPoints.page],
    slots: [lineFor('total')],
  }
}

function ofMission(rules: Rules, type: MissionType): Words {
  const { rows } = rules.table(missionVictoryPoints)
  const points = (key: PointKey): number | null => rows.find((row) => row.key === key)!.gives[type]
  const told = common.map(
    ([name, keys]) =>
      words`${name} ${joined(
        keys.flatMap((key) => pointWords(points(key))),
        '/',
      )}`,
  )
  const more = special.flatMap(([name, key]) => {
    const value = points(key)
    return value === null ? [] : [words`${name} ${signedBold(value)}`]
  })
  return joined([...told, ...more, words`civilian hurt ${signedBold(civilianCasualty.points)}`])
}

const pointWords = (points: number | null): Words[] => (points === null ? [] : [signedBold(points)])

const supportPoints = (rules: Rules, key: (typeof supportVictoryPoints)['rows'][number]['key']): Words =>
  signedBold(rules.table(supportVictoryPoints).rows.find((row) => row.key === key)!.gives.points)
