declare const encodes: unique symbol;

/** JSON text, typed by the value it encodes: fragments shared by many clients are encoded once and assembled later. */
export type Json<T> = string & { readonly [encodes]: T };

const typed = <T>(text: string): Json<T> => text as Json<T>;

export const json = <T>(value: T): Json<T> => typed(JSON.stringify(value));

/** The fields of an object, each encoded. */
export type JsonFields<T> = { readonly [K in keyof T]: Json<T[K]> };

/** Some fields of an object as text, each with a comma before it. Many objects can share it. */
export function jsonPart<T extends object>(fields: Partial<JsonFields<T>>): string {
  let text = '';
  for (const key in fields) text += `,"${key}":${fields[key]}`;
  return text;
}

/** An object assembled from fields that are already JSON, and parts to add to them. */
export function jsonObject<T extends object>(fields: JsonFields<T>, parts = ''): Json<T> {
  let text = '';
  for (const key in fields) text += `${text === '' ? '' : ','}"${key}":${fields[key]}`;
  return typed(`{${text}${parts}}`);
}

/** A list of values that are already JSON. */
export const jsonArray = <T>(items: readonly Json<T>[]): Json<readonly T[]> =>
  typed(`[${items.join(',')}]`);
