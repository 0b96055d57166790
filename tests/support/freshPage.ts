// Test files share a worker, its modules and its page (vitest.config.ts): each begins on a page as good as new.
const { documentElement, body } = document
for (const element of [documentElement, body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
