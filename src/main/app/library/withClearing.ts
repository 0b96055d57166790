/**
 * Does work that begins what has to be cleared away afterwards, however it ends: a file that is open, a scratch folder. A job
 * that is cancelled is not told so, and cannot do it by itself.
 *
 * @param work is given the list that it adds to; the last is cleared away first.
 */
export async function withClearing<T>(work: (begun: (() => void)[]) => Promise<T>): Promise<T> {
  const begun: (() => void)[] = []
  try {
    return await work(begun)
  } finally {
    for (const clear of begun.reverse()) clear()
  }
}
