declare const encodes: unique symbol;

/** JSON text, typed by the value it encodes: fragments shared by many clients are encoded once and assembled later. */
export type Json<T> = string & { readonly [encodes]: T };

const typed = <T>(text: string): Json<T> => text as Json<T>;

export const json = <T>(value: T): Json<T> => typed(JSON.stringify(value));

/** The fields of an object, each encoded. */
export type JsonFields<T> = { readonly [K in keyof T]: Json<T[K]> };

/** An object assembled from fields that are already JSON. */
export function jsonObject<T extends object>(fields: JsonFields<T>): Json<T> {
  let text = '';
  for (const [key, value] of Object.entries(fields)) text += `,"${key}":${value}`;
  return typed(`{${text.slice(1)}}`);
}

/** A list of values that are already JSON. */
export const jsonArray = <T>(items: readonly Json<T>[]): Json<readonly T[]> =>
  typed(`[${items.join(',')}]`);
