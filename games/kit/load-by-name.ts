/** Loads what a list of loaders has under a name. Rejects if there is no such name, as JavaScript may ask. */
export async function loadByName<Modules, Name extends keyof Modules>(
  loaders: { readonly [Each in keyof Modules]: () => Promise<Modules[Each]> },
  name: Name,
): Promise<Modules[Name]> {
  if (Object.hasOwn(loaders, name)) return loaders[name]();
  throw new Error(
    `There is no game ${String(name)}. The games are ${Object.keys(loaders).join(', ')}.`,
  );
}
