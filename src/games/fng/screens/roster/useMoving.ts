import { computed, ref } from 'vue'
import type { RosterView } from '../../contract/roster.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { useNotices } from '../../../../renderer/stores/notices.ts'
import type { Step } from '../../../../renderer/composables/useStep.ts'

/** Moving a man to another place: picked up with the pointer or with M, put down on a place or with Enter. */
export function useMoving(step: Step, roster: () => RosterView | null) {
  const tour = useCampaign()
  const notices = useNotices()
  const carried = ref<number | null>(null)
  const men = () => roster()?.squads.flatMap((squad) => squad.billets) ?? []
  const man = computed(() => men().find((one) => one.soldier?.id === carried.value)?.soldier ?? null)

  /** @returns why nobody can be moved just now; null when men can be. */
  function barred(): string | null {
    if (tour.pending) return 'A step of the half-month waits for an answer: finish it before men are moved.'
    return roster()?.whyNotMove ?? null
  }
  function pickUp(soldierId: number): boolean {
    const why = barred()
    if (why !== null) {
      notices.say(why)
      return false
    }
    carried.value = soldierId
    const name = man.value ? `${man.value.rank} ${man.value.name}` : ''
    notices.murmur(`${name} is picked up. Go to his new place and press Enter; Escape leaves him where he is.`)
    return true
  }
  async function putDown(billetId: number): Promise<void> {
    const soldierId = carried.value
    carried.value = null
    if (soldierId === null || men().find((one) => one.id === billetId)?.soldier?.id === soldierId) return
    const reply = await step.run('fng.moveSoldier', { soldierId, billetId })
    if (reply?.status === 'done') notices.say(reply.entry.lines.map((line) => line.text).join(' '))
    // Who comes into the Star's squad may have an Attribute to roll (FNG p. 5).
    if (reply?.status === 'wanted') notices.say('Dice are wanted before he is there: the desk asks for them.')
  }
  return { carried, man, pickUp, putDown, leave: () => (carried.value = null) }
}
