import { ref } from 'vue'
import { useApi } from '../../../../renderer/api.ts'
import { useCall } from '../../../../renderer/composables/useCall.ts'
import { useCampaign } from '../../../../renderer/stores/campaign.ts'
import { useSnoopin } from '../useSnoopin.ts'
import type { SnoopinStep } from '../useSnoopinStep.ts'
import { assetInputs, forceInput, namesWanted, squadInputs, typedNames, type PlatoonForm } from './platoonForm.ts'

/** A further force: for which side one is put together, and how it is taken down. */
export function useBuilding({ run }: SnoopinStep, show: (force: number) => void) {
  const tour = useCampaign()
  const api = useApi()
  const { forces } = useSnoopin()
  const naming = useCall()
  const namesFor = async (form: PlatoonForm) => {
    const { names: list } = form
    const count = namesWanted(form)
    // An insurgency is run as a whole: no men are named.
    if (list === 'typed' || count === 0) return typedNames(form)
    const asked = { campaign: tour.campaign!, list, count }
    return (await naming.run(() => api('snoopin.names', asked)))?.names
  }
  /** Id of the side that gets it; null while none does. */
  const side = ref<number | null>(null)
  /** One press: however many steps it takes, they are undone as one. @param done the form is taken down. */
  const build = async (of: number, form: PlatoonForm, done: () => void = () => undefined) => {
    const press = tour.head ?? 0
    if ((await run('addForce', forceInput(of, form), undefined, press))?.status !== 'done') return
    const made = forces.value?.forces.filter((one) => one.side === of).at(-1)
    if (!made) return
    // Its headquarters stand in the books by now: nobody else is called as they are.
    const names = await namesFor(form)
    if (!names) return
    const squads = squadInputs(made.id, form, names)
    done()
    show(made.id)
    for (const squad of squads) if (!(await run('addSquad', squad, undefined, press))) return
    for (const asset of assetInputs(made.id, form)) if (!(await run('addAsset', asset, undefined, press))) return
  }
  return { side, build, failure: naming.failure }
}
