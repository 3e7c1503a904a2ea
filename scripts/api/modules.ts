/** Reads what files of declarations declare, import and export. Files are named as in `entries`, without their ending. */
import path from 'node:path';
import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';

/** Something by its name in a file. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/** One thing that a file declares. */
export interface Declaration extends Origin {
  /** The paragraphs of its docstring; empty: it has none. */
  readonly comment: readonly string[];
  /** As it stands in the file, without `export` and `declare`. */
  readonly code: string;
  readonly isType: boolean;
  /** What its code names, whoever has declared it. */
  readonly names: readonly Origin[];
}

/** A file of declarations. */
interface Module {
  readonly declared: Map<string, Declaration>;
  /** Where that is declared which it imports, by how it calls it. */
  readonly imported: Map<string, Origin>;
  /** What of others it exports, by how it calls it. */
  readonly passedOn: Map<string, Origin>;
  readonly exported: Set<string>;
  /** Files all of whose exports it exports. */
  readonly wholes: Set<string>;
}

/** A file while it is read. */
interface Source {
  readonly file: string;
  readonly comments: ParseResult['comments'];
  readonly text: string;
  readonly module: Module;
  readonly names: readonly (Origin & { readonly place: number })[];
}

/** The file that an import leads to; null: to none of ours. */
function fileAt(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  return path.join(path.dirname(from), specifier).replace(/\.tsx?$/, '');
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

/** All types, and values' types, that a file names, and where. */
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

/** The paragraphs of the docstring that ends right before a place. */
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

/** What a declaration declares; null: it is of no kind that has a name of its own. */
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

/** As the compiler writes it, but without what only a compiler needs, and indented as our code is. */
function codeOf({ text }: Source, { start, end }: ESTree.Node): string {
  return (
    text
      .slice(start, end)
      .replace(/^declare /, '')
      .replace(/import\("[^"]+"\)\./g, '')
      // That a function makes no use of an argument matters to nobody else.
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
    // A function that can be called in several ways is declared once for each.
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

/** Files of declarations, by their names, as something to be asked. */
export class Declarations {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #modules = new Map<string, Module>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /** What a file exports, by the names that it exports it by. */
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

  /** What a name stands for in a file, whoever has declared it; undefined: nothing of ours. */
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

  /** `export { name }` of something imported names the file itself, once. */
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
