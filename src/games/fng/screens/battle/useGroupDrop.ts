import type { BattleForm } from '../../contract/battle.ts'
import type { Fought } from './battleTypes.ts'
import type { useBattleForm } from './useBattleForm.ts'
import type { BattleStep } from './useBattleStep.ts'

/** A group of ours was dragged to a sector: that is its activation and its move, or a move within its own sector. */
export function useGroupDrop(of: {
  readonly battle: () => Fought | null
  readonly form: Pick<ReturnType<typeof useBattleForm>, 'form' | 'openFilled'>
  readonly step: Pick<BattleStep, 'play' | 'wanted' | 'failure'>
}) {
  const groupOf = (id: number) => of.battle()?.groups.find((group) => group.id === id)
  const any = () => true
  /** On a Patrol each sector is to be looked into once. */
  const asksLook = ({ fields }: BattleForm) => fields.some(({ name }) => name === 'looked')
  /** @returns whether it acts now; where its activation asks something first, the form of that lies open. */
  const activates = async (group: number): Promise<boolean> => {
    const asksNothing = await of.form.openFilled(
      'activate',
      { group },
      ({ fields, asks, problem }) => fields.length === 1 && asks === null && problem === null,
    )
    const { form } = of.form
    if (!asksNothing || !form.value) {
      await of.form.openFilled('activate', { group }, any)
      return false
    }
    await of.step.play('activate', form.value.values)
    return of.step.wanted.value === null && of.step.failure.value === null
  }
  return async (id: number, sector: number) => {
    const group = groupOf(id)
    const battle = of.battle()
    if (!battle || !group) return
    const own = group.sector === sector
    const toLookInto = own && !battle.patrolled.includes(sector)
    if (toLookInto && (await of.form.openFilled('moveToSector', { group: id, sector, looked: true }, asksLook))) return
    if (group.side === 'ours' && group.state === 'may' && !(await activates(id))) return
    const mayMove = group.side !== 'ours' || group.state !== 'waits'
    if (own) await of.form.openFilled('moves', { groups: [id], figures: [] }, any, mayMove)
    else await of.form.openFilled('moveToSector', { group: id, sector }, any, mayMove)
  }
}
