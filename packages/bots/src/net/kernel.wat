;; The vector arithmetic of the net. All parameters are addresses or sizes in bytes, unless their names say otherwise.
;; Vectors are single precision and begin and end at whole blocks of sixteen numbers. Every sum is taken in a fixed order,
;; so results are the same on every machine, and the same as in slowKernel.ts.
;; fastKernel.ts holds this file as assembled by wat2wasm.
(module
  (import "net" "memory" (memory 1))

  ;; Lists the nonzero numbers of a vector, each after the offset of its column of weights; `column` is the offset of the
  ;; first. Returns the list's end. All four numbers of a load are written, and zeros are overwritten by the next number, so
  ;; one entry past the end may be written too.
  (func (export "gather") (param $x i32) (param $end i32) (param $column i32) (param $list i32) (result i32)
    (local $columns v128) (local $four v128) (local $pairs v128) (local $some i32)
    (local.set $columns (i32x4.add (i32x4.splat (local.get $column)) (v128.const i32x4 0 64 128 192)))
    (loop $next
      (local.set $four (v128.load (local.get $x)))
      (local.set $some (i32x4.bitmask (f32x4.ne (local.get $four) (v128.const i32x4 0 0 0 0))))
      (local.set $pairs (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $columns) (local.get $four)))
      (v128.store64_lane 0 (local.get $list) (local.get $pairs))
      (local.set $list (i32.add (local.get $list) (i32.shl (i32.and (local.get $some) (i32.const 1)) (i32.const 3))))
      (v128.store64_lane 1 (local.get $list) (local.get $pairs))
      (local.set $list (i32.add (local.get $list) (i32.shl (i32.and (local.get $some) (i32.const 2)) (i32.const 2))))
      (local.set $pairs (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $columns) (local.get $four)))
      (v128.store64_lane 0 (local.get $list) (local.get $pairs))
      (local.set $list (i32.add (local.get $list) (i32.shl (i32.and (local.get $some) (i32.const 4)) (i32.const 1))))
      (v128.store64_lane 1 (local.get $list) (local.get $pairs))
      (local.set $list (i32.add (local.get $list) (i32.and (local.get $some) (i32.const 8))))
      (local.set $columns (i32x4.add (local.get $columns) (v128.const i32x4 256 256 256 256)))
      (br_if $next (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 16))) (local.get $end))))
    (local.get $list))

  ;; Lists nonzero bytes as `gather` does; the column of the first byte has offset 0. Most bytes are zero, so sixteen are
  ;; tested at once. Up to fifteen bytes past the end are read.
  (func (export "gatherBytes") (param $x i32) (param $end i32) (param $list i32) (result i32)
    (local $column i32) (local $some i32) (local $place i32)
    (loop $next
      (local.set $some (i8x16.bitmask (i8x16.ne (v128.load (local.get $x)) (v128.const i32x4 0 0 0 0))))
      (if (i32.lt_u (i32.sub (local.get $end) (local.get $x)) (i32.const 16)) (then
        (local.set $some (i32.and (local.get $some)
          (i32.sub (i32.shl (i32.const 1) (i32.sub (local.get $end) (local.get $x))) (i32.const 1))))))
      (if (local.get $some) (then
        (loop $each
          (local.set $place (i32.ctz (local.get $some)))
          (i32.store (local.get $list)
            (i32.add (local.get $column) (i32.shl (local.get $place) (i32.const 6))))
          (f32.store offset=4 (local.get $list)
            (f32.convert_i32_s (i32.load8_s (i32.add (local.get $x) (local.get $place)))))
          (local.set $list (i32.add (local.get $list) (i32.const 8)))
          (br_if $each
            (local.tee $some (i32.and (local.get $some) (i32.sub (local.get $some) (i32.const 1))))))))
      (local.set $column (i32.add (local.get $column) (i32.const 1024)))
      (br_if $next (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 16))) (local.get $end))))
    (local.get $list))

  ;; Runs jobs of one matrix. A job is five addresses: a list, its end, the weights of the column at offset 0, the initial
  ;; vector, and the result: the initial vector plus all columns of the list, each times its number. A block of rows is
  ;; computed for all jobs before the next block, so that weights are read from the cache; `stride` is the distance from the
  ;; weights of sixteen rows to those of the next sixteen.
  (func (export "accumulate") (param $jobs i32) (param $end i32) (param $bytes i32) (param $stride i32)
    (local $row i32) (local $block i32)
    (block $odd
      (loop $rows
        (br_if $odd (i32.lt_u (i32.sub (local.get $bytes) (local.get $row)) (i32.const 128)))
        (call $two (local.get $jobs) (local.get $end) (local.get $row) (local.get $block) (local.get $stride))
        (local.set $block (i32.add (local.get $block) (i32.shl (local.get $stride) (i32.const 1))))
        (local.set $row (i32.add (local.get $row) (i32.const 128)))
        (br $rows)))
    (if (i32.lt_u (local.get $row) (local.get $bytes)) (then
      (call $one (local.get $jobs) (local.get $end) (local.get $row) (local.get $block)))))

  ;; Thirty-two rows of all jobs: enough independent sums to hide the latency of an addition.
  (func $two (param $jobs i32) (param $end i32) (param $row i32) (param $block i32) (param $stride i32)
    (local $entry i32) (local $last i32) (local $weights i32) (local $sums i32) (local $column i32) (local $next i32)
    (local $x v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (loop $each
      (local.set $entry (i32.load (local.get $jobs)))
      (local.set $last (i32.load offset=4 (local.get $jobs)))
      (local.set $weights (i32.add (i32.load offset=8 (local.get $jobs)) (local.get $block)))
      (local.set $sums (i32.add (i32.load offset=12 (local.get $jobs)) (local.get $row)))
      (local.set $a (v128.load (local.get $sums)))
      (local.set $b (v128.load offset=16 (local.get $sums)))
      (local.set $c (v128.load offset=32 (local.get $sums)))
      (local.set $d (v128.load offset=48 (local.get $sums)))
      (local.set $e (v128.load offset=64 (local.get $sums)))
      (local.set $f (v128.load offset=80 (local.get $sums)))
      (local.set $g (v128.load offset=96 (local.get $sums)))
      (local.set $h (v128.load offset=112 (local.get $sums)))
      (if (i32.lt_u (local.get $entry) (local.get $last)) (then
        (loop $columns
          (local.set $column (i32.add (i32.load (local.get $entry)) (local.get $weights)))
          (local.set $next (i32.add (local.get $column) (local.get $stride)))
          (local.set $x (v128.load32_splat offset=4 (local.get $entry)))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (v128.load (local.get $column)) (local.get $x))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (v128.load offset=16 (local.get $column)) (local.get $x))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (v128.load offset=32 (local.get $column)) (local.get $x))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (v128.load offset=48 (local.get $column)) (local.get $x))))
          (local.set $e (f32x4.add (local.get $e) (f32x4.mul (v128.load (local.get $next)) (local.get $x))))
          (local.set $f (f32x4.add (local.get $f) (f32x4.mul (v128.load offset=16 (local.get $next)) (local.get $x))))
          (local.set $g (f32x4.add (local.get $g) (f32x4.mul (v128.load offset=32 (local.get $next)) (local.get $x))))
          (local.set $h (f32x4.add (local.get $h) (f32x4.mul (v128.load offset=48 (local.get $next)) (local.get $x))))
          (br_if $columns
            (i32.lt_u (local.tee $entry (i32.add (local.get $entry) (i32.const 8))) (local.get $last))))))
      (local.set $sums (i32.add (i32.load offset=16 (local.get $jobs)) (local.get $row)))
      (v128.store (local.get $sums) (local.get $a))
      (v128.store offset=16 (local.get $sums) (local.get $b))
      (v128.store offset=32 (local.get $sums) (local.get $c))
      (v128.store offset=48 (local.get $sums) (local.get $d))
      (v128.store offset=64 (local.get $sums) (local.get $e))
      (v128.store offset=80 (local.get $sums) (local.get $f))
      (v128.store offset=96 (local.get $sums) (local.get $g))
      (v128.store offset=112 (local.get $sums) (local.get $h))
      (br_if $each (i32.lt_u (local.tee $jobs (i32.add (local.get $jobs) (i32.const 20))) (local.get $end)))))

  ;; Sixteen rows of all jobs.
  (func $one (param $jobs i32) (param $end i32) (param $row i32) (param $block i32)
    (local $entry i32) (local $last i32) (local $weights i32) (local $sums i32) (local $column i32)
    (local $x v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $each
      (local.set $entry (i32.load (local.get $jobs)))
      (local.set $last (i32.load offset=4 (local.get $jobs)))
      (local.set $weights (i32.add (i32.load offset=8 (local.get $jobs)) (local.get $block)))
      (local.set $sums (i32.add (i32.load offset=12 (local.get $jobs)) (local.get $row)))
      (local.set $a (v128.load (local.get $sums)))
      (local.set $b (v128.load offset=16 (local.get $sums)))
      (local.set $c (v128.load offset=32 (local.get $sums)))
      (local.set $d (v128.load offset=48 (local.get $sums)))
      (if (i32.lt_u (local.get $entry) (local.get $last)) (then
        (loop $columns
          (local.set $column (i32.add (i32.load (local.get $entry)) (local.get $weights)))
          (local.set $x (v128.load32_splat offset=4 (local.get $entry)))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (v128.load (local.get $column)) (local.get $x))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (v128.load offset=16 (local.get $column)) (local.get $x))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (v128.load offset=32 (local.get $column)) (local.get $x))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (v128.load offset=48 (local.get $column)) (local.get $x))))
          (br_if $columns
            (i32.lt_u (local.tee $entry (i32.add (local.get $entry) (i32.const 8))) (local.get $last))))))
      (local.set $sums (i32.add (i32.load offset=16 (local.get $jobs)) (local.get $row)))
      (v128.store (local.get $sums) (local.get $a))
      (v128.store offset=16 (local.get $sums) (local.get $b))
      (v128.store offset=32 (local.get $sums) (local.get $c))
      (v128.store offset=48 (local.get $sums) (local.get $d))
      (br_if $each (i32.lt_u (local.tee $jobs (i32.add (local.get $jobs) (i32.const 20))) (local.get $end)))))

  ;; Adds a vector to another.
  (func (export "add") (param $from i32) (param $to i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $to) (local.get $bytes)))
    (loop $next
      (v128.store (local.get $to) (f32x4.add (v128.load (local.get $to)) (v128.load (local.get $from))))
      (local.set $from (i32.add (local.get $from) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $to (i32.add (local.get $to) (i32.const 16))) (local.get $end)))))

  ;; Keeps the greater number at each place.
  (func (export "max") (param $from i32) (param $to i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $to) (local.get $bytes)))
    (loop $next
      (v128.store (local.get $to) (f32x4.max (v128.load (local.get $to)) (v128.load (local.get $from))))
      (local.set $from (i32.add (local.get $from) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $to (i32.add (local.get $to) (i32.const 16))) (local.get $end)))))

  (func (export "divide") (param $at i32) (param $bytes i32) (param $divisor f32)
    (local $end i32)
    (local.set $end (i32.add (local.get $at) (local.get $bytes)))
    (loop $next
      (v128.store (local.get $at) (f32x4.div (v128.load (local.get $at)) (f32x4.splat (local.get $divisor))))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end)))))

  ;; What is below zero becomes zero.
  (func (export "relu") (param $at i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $at) (local.get $bytes)))
    (loop $next
      (v128.store (local.get $at) (f32x4.max (v128.load (local.get $at)) (f32x4.splat (f32.const 0))))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end)))))

  ;; Layer normalisation in double precision, then what is below zero becomes zero. The size is a multiple of four numbers:
  ;; every fourth goes into the same sum, and the four sums are added up in the end.
  (func (export "normRelu") (param $x i32) (param $bytes i32) (param $gain i32) (param $shift i32)
    (local $at i32) (local $end i32) (local $size f64) (local $four v128)
    (local $low v128) (local $high v128) (local $mean v128) (local $scale v128)
    (local.set $end (i32.add (local.get $x) (local.get $bytes)))
    (local.set $size (f64.convert_i32_u (i32.shr_u (local.get $bytes) (i32.const 2))))
    (local.set $at (local.get $x))
    (loop $next
      (local.set $four (v128.load (local.get $at)))
      (local.set $low (f64x2.add (local.get $low) (f64x2.promote_low_f32x4 (local.get $four))))
      (local.set $high (f64x2.add (local.get $high) (f64x2.promote_low_f32x4
        (i8x16.shuffle 8 9 10 11 12 13 14 15 0 0 0 0 0 0 0 0 (local.get $four) (local.get $four)))))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))
    (local.set $mean (f64x2.splat (f64.div
      (call $sum (local.get $low) (local.get $high))
      (local.get $size))))
    (local.set $low (v128.const i64x2 0 0))
    (local.set $high (v128.const i64x2 0 0))
    (local.set $at (local.get $x))
    (loop $next
      (local.set $four (v128.load (local.get $at)))
      (local.set $scale (f64x2.sub (f64x2.promote_low_f32x4 (local.get $four)) (local.get $mean)))
      (local.set $low (f64x2.add (local.get $low) (f64x2.mul (local.get $scale) (local.get $scale))))
      (local.set $scale (f64x2.sub
        (f64x2.promote_low_f32x4
          (i8x16.shuffle 8 9 10 11 12 13 14 15 0 0 0 0 0 0 0 0 (local.get $four) (local.get $four)))
        (local.get $mean)))
      (local.set $high (f64x2.add (local.get $high) (f64x2.mul (local.get $scale) (local.get $scale))))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))
    (local.set $scale (f64x2.splat (f64.div (f64.const 1) (f64.sqrt (f64.add
      (f64.div (call $sum (local.get $low) (local.get $high)) (local.get $size))
      (f64.const 1e-5))))))
    (local.set $at (local.get $x))
    (loop $next
      (v128.store64_lane 0 (local.get $at) (f32x4.demote_f64x2_zero (f64x2.max
        (v128.const i64x2 0 0)
        (f64x2.add
          (f64x2.mul
            (f64x2.mul
              (f64x2.sub (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $at))) (local.get $mean))
              (local.get $scale))
            (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $gain))))
          (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $shift)))))))
      (local.set $gain (i32.add (local.get $gain) (i32.const 8)))
      (local.set $shift (i32.add (local.get $shift) (i32.const 8)))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 8))) (local.get $end)))))

  (func $sum (param $low v128) (param $high v128) (result f64)
    (f64.add
      (f64.add (f64x2.extract_lane 0 (local.get $low)) (f64x2.extract_lane 1 (local.get $low)))
      (f64.add (f64x2.extract_lane 0 (local.get $high)) (f64x2.extract_lane 1 (local.get $high)))))
)
