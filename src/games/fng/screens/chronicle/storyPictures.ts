import { CallError, type Api } from '../../../../contract/client.ts'
import type { ChronicleView } from '../../../../contract/chronicle.ts'

/** Pictures by hash, each as an address that holds the picture itself. */
export type StoryPictures = ReadonlyMap<string, string>

/**
 * Fetches the pictures of a story, each once. One that is lost is left out, as on the page.
 * @throws CallError when main refuses for another reason.
 */
export async function picturesOf(api: Api, campaign: string, view: ChronicleView): Promise<StoryPictures> {
  const blocks = view.parts.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.blocks))
  const hashes = new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.hash] : [])))
  const found = new Map<string, string>()
  for (const hash of hashes) {
    const picture = await api('picture.get', { campaign, hash }).catch(unlessLost)
    if (picture) found.set(hash, `data:${picture.mime};base64,${picture.bytes}`)
  }
  return found
}

function unlessLost(error: unknown): null {
  if (error instanceof CallError && error.failure.code === 'not-found') return null
  throw error
}
