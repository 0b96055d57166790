import { useRouter } from 'vue-router'
import type { Api } from '../../contract/client.ts'
import { failureOf } from '../api.ts'
import { useNotices } from '../stores/notices.ts'
import { useShown } from '../stores/shown.ts'

/** @returns whether a text looks like the code of a form; whether it is one, main says. */
export const looksLikeCode = (text: string): boolean => /^\s*[a-z]\s*(?:[\doil]{1,4}\s*-?|-)\s*[a-z]\s*$/i.test(text)

/** Opens the screen that takes in a form. */
export interface FormCode {
  /** @returns why the code leads nowhere, as a sentence; null where it has been opened. */
  readonly open: (campaign: string | null, code: string) => Promise<string | null>
}

/** Leads from the code that is printed on a form to the screen where it is typed in. */
export function useFormCode(api: Api): FormCode {
  const router = useRouter()
  const notices = useNotices()
  const shown = useShown()
  return {
    async open(campaign, code) {
      try {
        const place = await api('print.code', { code, ...(campaign === null ? { game: shown.id } : { campaign }) })
        const { route, params, hash } = place.page
        await router.push({ name: route, params: { ...(campaign === null ? {} : { campaign }), ...params }, hash })
        notices.say(`${place.title}. ${place.note ?? ''}`.trim())
        return null
      } catch (error) {
        return failureOf(error).message
      }
    },
  }
}
