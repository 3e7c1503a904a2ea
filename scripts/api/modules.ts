/**
 * Reads what declaration files declare, import and export. Files are named as in `entries`, without their extension.
 */
import path from 'node:path';
import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';

/** A name in a file. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/** A declaration in a file. */
export interface Declaration extends Origin {
  /** Paragraphs of its docstring; empty if it has none. */
  readonly comment: readonly string[];
  /** Its code in the file, without `export` and `declare`. */
  readonly code: string;
  readonly isType: boolean;
  /** Names in its code, including imported ones. */
  readonly names: readonly Origin[];
}

/** A declaration file. */
interface Module {
  readonly declared: Map<string, Declaration>;
  /** Origins of its imports, by their local names. */
  readonly imported: Map<string, Origin>;
  /** Origins of its re-exports, by their exported names. */
  readonly passedOn: Map<string, Origin>;
  readonly exported: Set<string>;
  /** Files from which it exports everything. */
  readonly wholes: Set<string>;
}

/** A declaration file being read. */
interface Source {
  readonly file: string;
  readonly comments: ParseResult['comments'];
  readonly text: string;
  readonly module: Module;
  readonly names: readonly (Origin & { readonly place: number })[];
}

/** Returns the file of an import, or null if it is not a relative one. */
function fileAt(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  return path.join(path.dirname(from), specifier).replace(/\.tsx?$/, '');
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

/** Returns all types, and types of values, that a file names, with their positions. */
function namesIn(file: string, program: ESTree.Program): Source['names'] {
  const names: (Origin & { place: number })[] = [];
  const add = (node: ESTree.Node, from: string | null) => {
    if (node.type === 'Identifier' && from !== null) {
      names.push({ file: from, name: node.name, place: node.start });
    }
  };
  new Visitor({
    TSTypeReference: ({ typeName }) => add(typeName, file),
    TSTypeQuery: ({ exprName }) => add(exprName, file),
    TSInterfaceHeritage: ({ expression }) => add(expression, file),
    TSClassImplements: ({ expression }) => add(expression, file),
    TSImportType: ({ source, qualifier }) =>
      qualifier && add(qualifier, fileAt(file, source.value)),
  }).visit(program);
  return names;
}

/** Returns the paragraphs of the docstring right before a position. */
function commentBefore({ text, comments }: Source, place: number): readonly string[] {
  const comment = comments.findLast(({ end }) => end <= place);
  if (!comment?.value.startsWith('*') || text.slice(comment.end, place).trim() !== '') return [];
  const lines = comment.value.split('\n').map((line) => line.replace(/^[\s*]+/, '').trimEnd());
  const paragraphs = lines
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  return paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' '));
}

/** Returns what a node declares, or null if it is of a kind without a name. */
function declaredBy(node: ESTree.Node): { readonly name: string; readonly isType: boolean } | null {
  const named = (id: ESTree.Node | null | undefined, isType: boolean) =>
    id?.type === 'Identifier' ? { name: id.name, isType } : null;
  if (node.type === 'VariableDeclaration') return named(node.declarations[0]?.id, false);
  if (node.type === 'TSDeclareFunction' || node.type === 'ClassDeclaration') {
    return named(node.id, false);
  }
  if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') {
    return named(node.id, true);
  }
  return null;
}

/** Returns a declaration's code without what only a compiler needs, and with the project's indentation. */
function codeOf({ text }: Source, { start, end }: ESTree.Node): string {
  return (
    text
      .slice(start, end)
      .replace(/^declare /, '')
      .replace(/import\("[^"]+"\)\./g, '')
      // An underscore marks an unused argument, which doesn't matter to callers.
      .replace(/(?<=[(,] *)_(?=[a-z])/g, '')
      .replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2))
  );
}

function addDeclaration(source: Source, statement: ESTree.Node, node: ESTree.Node): void {
  const { file, module, names } = source;
  const declared = declaredBy(node);
  if (!declared) return;
  const before = module.declared.get(declared.name);
  const isWithin = ({ place }: { readonly place: number }) =>
    node.start <= place && place < node.end;
  module.declared.set(declared.name, {
    file,
    name: declared.name,
    comment: before?.comment ?? commentBefore(source, statement.start),
    // A function with overloads is declared once for each.
    code: [...(before ? [before.code] : []), codeOf(source, node)].join('\n'),
    isType: declared.isType,
    names: [...(before?.names ?? []), ...names.filter(isWithin)],
  });
  if (statement !== node) module.exported.add(declared.name);
}

function addImport({ file, module }: Source, node: ESTree.ImportDeclaration): void {
  const from = fileAt(file, node.source.value);
  if (from === null) return;
  for (const specifier of node.specifiers) {
    if (specifier.type !== 'ImportSpecifier')
      throw new Error(`${file} imports ${from} as a whole.`);
    module.imported.set(specifier.local.name, { file: from, name: nameOf(specifier.imported) });
  }
}

function addExport(source: Source, node: ESTree.ExportNamedDeclaration): void {
  const { file, module } = source;
  if (node.declaration) addDeclaration(source, node, node.declaration);
  const from = node.source ? fileAt(file, node.source.value) : file;
  for (const { local, exported } of node.specifiers) {
    if (from !== null) module.passedOn.set(nameOf(exported), { file: from, name: nameOf(local) });
  }
}

function readModule(file: string, text: string): Module {
  const { program, comments } = parseSync(`${file}.d.ts`, text, { lang: 'dts' });
  const module: Module = {
    declared: new Map(),
    imported: new Map(),
    passedOn: new Map(),
    exported: new Set(),
    wholes: new Set(),
  };
  const source = { file, text, comments, module, names: namesIn(file, program) };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') addImport(source, node);
    else if (node.type === 'ExportNamedDeclaration') addExport(source, node);
    else if (node.type === 'ExportAllDeclaration') {
      const from = fileAt(file, node.source.value);
      if (from !== null) module.wholes.add(from);
    } else addDeclaration(source, node, node);
  }
  return module;
}

/** Looks up declarations in files by their names. */
export class Declarations {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #modules = new Map<string, Module>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /** Returns a file's exports by their exported names. */
  exportsOf(file: string): ReadonlyMap<string, Declaration> {
    const { exported, passedOn, wholes } = this.#moduleOf(file);
    const found = new Map<string, Declaration>();
    for (const whole of wholes) {
      for (const [name, declaration] of this.exportsOf(whole)) found.set(name, declaration);
    }
    for (const name of [...exported, ...passedOn.keys()]) {
      const declaration = this.declarationOf({ file, name });
      if (declaration) found.set(name, declaration);
    }
    return found;
  }

  /**
   * Returns the declaration of a name in a file, wherever it is declared. Undefined if it is not one of the package's.
   */
  declarationOf({ file, name }: Origin): Declaration | undefined {
    if (!this.#texts.has(file)) return undefined;
    const { declared, imported, passedOn, wholes } = this.#moduleOf(file);
    const own = declared.get(name);
    if (own) return own;
    const from = passedOn.get(name) ?? imported.get(name);
    if (from) return this.#elsewhere(from, { file, name });
    for (const whole of wholes) {
      const found = this.declarationOf({ file: whole, name });
      if (found) return found;
    }
    return undefined;
  }

  /** Resolves re-exports. `export { name }` of an imported name first refers to the file itself. */
  #elsewhere(from: Origin, asked: Origin): Declaration | undefined {
    const isItself = from.file === asked.file;
    if (!isItself) return this.declarationOf(from);
    const imported = this.#moduleOf(asked.file).imported.get(from.name);
    if (imported) return this.declarationOf(imported);
    return from.name === asked.name ? undefined : this.declarationOf(from);
  }

  #moduleOf(file: string): Module {
    const known = this.#modules.get(file);
    if (known) return known;
    const text = this.#texts.get(file);
    if (text === undefined) throw new Error(`There are no declarations of ${file}.`);
    const module = readModule(file, text);
    this.#modules.set(file, module);
    return module;
  }
}
