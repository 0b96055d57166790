import type { BattleFollow } from '../../../contract/battle.ts'
import { otherSide, type Figure } from '../../../rules/battle/battle.ts'
import { isOutOfSight } from '../../../rules/battle/fire/ducked.ts'
import { answering, namesOf } from '../../../rules/battle/fire/fire.ts'
import { answerable } from '../../../rules/battle/reactions/answer.ts'
import type { FngState } from '../../../rules/state.ts'
import { fireDetail, follow, grouped, inchesBetween, type Following } from './follow.ts'
import { firesOwn, reaching, wantsOf } from './shot.ts'

/**
 * Return fire of whoever may (FNG p. 22): in one volley those of a group who answer the same. Of several who fired, the
 * first that can be seen is aimed at; where nobody has said who fired, the table says it.
 */
export const answers = (following: Following): BattleFollow[] =>
  grouped(answering(following.state), (figure) => volleyOf(following.state, figure)).map((shooters) =>
    answerOf(following, shooters),
  )

const volleyOf = (state: FngState, figure: Figure): string =>
  [figure.groupId, figure.answers ?? '', firesOwn(state, figure)].join(' ')

function answerOf(following: Following, shooters: readonly Figure[]): BattleFollow {
  const { state } = following
  const [first] = shooters as readonly [Figure, ...Figure[]]
  const among = answerable(state, first)
  const seen = among.find((figure) => !isOutOfSight(figure)) ?? among[0]!
  const target = first.answers !== null || among.length === 1 ? seen : null
  const inches = target === null ? null : inchesBetween(following, first.id, target.id)
  const able = reaching(state, shooters, inches)
  const figures = able.map(({ id }) => id)
  const does = figures.length === 1 ? 'returns fire' : 'return fire'
  return follow({
    key: `returnFire ${figures.join(' ')}`,
    action: 'returnFire',
    title: `${namesOf(state, figures)} ${does}${target === null ? '' : ` at ${target.name}`}`,
    detail: fireDetail(state, inches, able),
    values: {
      shooters: figures,
      targets: [{ target: target?.id ?? null, ...(inches === null ? {} : { inches }) }],
    },
    side: first.side === 'civilian' ? otherSide('ours') : first.side,
    wants: wantsOf(state, able, target, inches),
    figures,
  })
}
