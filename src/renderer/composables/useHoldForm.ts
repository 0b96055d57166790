import { useRouter } from 'vue-router'
import { useFilledForms, type HeldForm } from '../stores/filledForms.ts'
import { useNotices } from '../stores/notices.ts'

/** @returns what opens the page of a form that has been read, which then takes it. */
export function useHoldForm() {
  const router = useRouter()
  const forms = useFilledForms()
  const notices = useNotices()
  return async (held: HeldForm): Promise<void> => {
    forms.held = held
    const { campaign, file, read } = held
    const { route, params, hash } = read.place.page
    await router.push({ name: route, params: { ...(campaign === null ? {} : { campaign }), ...params }, hash })
    notices.murmur(`${read.place.title}, filled in from ${file}.`)
  }
}
